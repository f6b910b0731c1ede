// Made by `python -m gugong.table.typescript`: run `make protocol`.  Do not edit.

/** Who comes to which table; `seen` is the `seq` of the last State this page had, 0 for none. `fresh` is a secret that the page made up and has kept: if `secret` is an invitation, it replaces it. Said again after a lost answer, the same Hello is answered in the same way. */
export interface Hello {
  type: "hello";
  table: string;
  secret: string;
  language: "cs" | "en" | "fr" | "pl";
  fresh?: string;
  seen?: number;
  seat?: number | null;
}

/** Look from another of one's own seats: at a hot-seat table, once the screen has changed hands. */
export interface Sit {
  type: "sit";
  seat: number;
}

/** Go on in another language. */
export interface Speak {
  type: "speak";
  language: "cs" | "en" | "fr" | "pl";
}

/** Play a move; `id` is the page's own, so that a message sent again is played once; `seq` is what it saw. */
export interface Play {
  type: "play";
  id: string;
  seq: number;
  move: string;
}

export interface Undo {
  type: "undo";
  id: string;
  seq: number;
}

export interface Redo {
  type: "redo";
  id: string;
  seq: number;
}

/** From a learner who has missed a task: back to where it was set. */
export interface Retry {
  type: "retry";
  id: string;
  seq: number;
}

/** One more step of a hint about the decision at hand: what matters, where, which move, and why. What it says comes as Hinted; everybody is told that it was taken. */
export interface Hint {
  type: "hint";
  id: string;
  seq: number;
}

/** What would this move do? `ask` comes back with the answer. */
export interface Preview {
  type: "preview";
  ask: number;
  move: string;
}

/** In a lesson: what should the learner do now? For whoever has left the way that `Lesson.show` knows. */
export interface Show {
  type: "show";
  ask: number;
}

/** Why is this not a legal move now? The move, or what was pointed at in its stead. */
export interface Why {
  type: "why";
  ask: number;
  move?: string;
  targets?: string[];
}

/** The table after `step` moves: from this page's seat while the game runs, from any seat when it is over. */
export interface Look {
  type: "look";
  ask: number;
  step: number;
  seat?: number | null;
}

/** What is this thing (docs/notation.md), after `step` moves or now, to the seat that this page looks from? */
export interface Describe {
  type: "describe";
  ask: number;
  thing: string;
  step?: number | null;
  seat?: number | null;
}

/** What are these things called? As in Describe. */
export interface NameThings {
  type: "name-things";
  ask: number;
  things: string[];
  step?: number | null;
  seat?: number | null;
}

/** What happened in the last of `step` moves, one thing after the other, as this page's seat may see it. */
export interface Frames {
  type: "frames";
  ask: number;
  step: number;
}

/** Why has a bot played the turn to which the last of `step` moves belongs? */
export interface Reason {
  type: "reason";
  ask: number;
  step: number;
}

/** The score of every seat by source, and after every move. */
export interface Scores {
  type: "scores";
  ask: number;
}

/** Review this seat of a finished game, as long as this page is here; Reviewed tells how far it is. Without a seat this page waits for none any more. */
export interface AskReview {
  type: "review";
  seat?: number | null;
  depth?: "deeper" | "usual";
}

/** What this page's seat is called at this table; empty for its colour. */
export interface Rename {
  type: "rename";
  name: string;
}

/** Give up this page's seat: a bot of this level plays on; None leaves it open. The host gets a new link for it. */
export interface Leave {
  type: "leave";
  level?: string | null;
}

/** From the host: give up the seat of a guest who has no page open, as in Leave. Everybody is told. */
export interface Release {
  type: "release";
  seat: number;
  level?: string | null;
}

/** From the host: wait no longer. Bots of this level play the open seats until somebody comes, if it is given. */
export interface Begin {
  type: "begin";
  level?: string | null;
}

export type FromPage = Hello | Sit | Speak | Play | Undo | Redo | Retry | Hint | Preview | Show | Why | Look | Describe | NameThings | Frames | Reason | Scores | AskReview | Rename | Leave | Release | Begin;

/** The table and its pieces. */
export interface Welcome {
  type: "welcome";
  table: string;
  title: string;
  options: OptionsData;
  board: Board;
  commitment: string;
  chosen: boolean;
  levels: string[];
  secret: string;
  host: boolean;
  links: Record<string, string>;
  again?: string | null;
  hints?: boolean;
}

export interface OptionsData {
  players: number;
  start_player?: number | null;
  expert?: boolean;
  bonus_tokens?: string;
  sail_off?: boolean;
  difficulty?: string | null;
  sets?: string | null;
  focus?: string | null;
}

/** What is printed: it never changes during a game. */
export interface Board {
  cards: Record<string, Card>;
  gifts: string[];
  cities: string[];
  ring: string[];
  roads: [string, string][];
  houses: number[];
  square: number;
  routes: number;
  harbours: number;
  harbour_rewards: Record<string, string[]>;
  wall_size: number;
  palace_steps: number;
  seats: number[];
  intrigue_top: number;
  token_slots: number;
  token_values: Record<string, number>;
  decrees: Record<string, Decree>;
  dice: number[][];
  income: number[];
}

export interface Card {
  value: number;
  action: string;
}

export interface Decree {
  level: number;
  cost: number;
  vp: number;
}

/** A rematch has been made: the same secret opens its table. */
export interface Again {
  type: "again";
  table: string;
}

/** Sent when someone comes, goes or takes another name, and when the game begins. */
export interface Seats {
  type: "seats";
  seats: Seat[];
  gathering?: boolean;
}

/** Who sits there. */
export interface Seat {
  kind: "bot" | "meng" | "open" | "person";
  name: string | null;
  level: string | null;
  here: boolean;
  mine: boolean;
  pages: number;
  host?: boolean;
}

/** A seat of this page is no longer its own: somebody gave it up or handed it on, in this sentence. */
export interface Lost {
  type: "lost";
  seat: number;
  words: string;
}

/** The table now, and the log since what the page had seen; all of it if `whole`. `hint`: how many steps of a hint this page has taken about what it is asked; None if it may take none. */
export interface State {
  type: "state";
  seq: number;
  view: View;
  lines: Line[];
  whole: boolean;
  undo: boolean;
  redo: boolean;
  thinking: number | null;
  lesson?: Lesson | null;
  hint?: number | null;
  hints?: number[];
}

/** The table as one seat, or a spectator, may see it after `step` moves. */
export interface View {
  step: number;
  seen: Observation;
  names: string[];
  ask: Ask | null;
  vp: number[];
  stage: "day" | "end" | "morning" | "night" | "twilight";
  ending: Ending | null;
}

/** Everything that one seat, or a spectator, may know about a game. */
export interface Observation {
  rules: string;
  components: string;
  options: OptionsData;
  seat: number | null;
  table: TableData;
  hand: string[];
  discard: string[];
  question: QuestionData | null;
  moves: string[];
}

/** Everything that lies face up, or that everybody may remember. */
export interface TableData {
  day: number;
  start: number;
  medal: number | null;
  dice: number[];
  gifts: Record<string, string>;
  draw: number;
  cities: Record<string, string | null>;
  piles: number[];
  spent: string[];
  houses: number[];
  decrees: Record<string, number[]>;
  order: number[];
  ships: Record<string, ShipData>;
  outposts: OutpostData[];
  gift: string | null;
  place: string | null;
  players: PlayerData[];
  agenda: (number | string)[][];
  scores: number[];
  ranking: number[];
  meng?: MengData | null;
}

export interface ShipData {
  owner: number;
  servants: number;
}

export interface OutpostData {
  token: string;
  owner: number;
  place: string | null;
  double: boolean;
}

/** One player board, as everybody can see it. */
export interface PlayerData {
  pool: number;
  supply: number;
  double: string;
  wall: number;
  hand: number;
  discard: number;
  known_hand: string[];
  known_discard: string[];
  known_owned: string[];
  tokens: string[];
  vp: number;
  jade: number;
  envoy: number;
  seat: number | null;
  marker: number;
  decrees: string[];
  traveller: string | null;
  rewards: Record<string, number>;
}

/** Meng's automa cards: places, or "special". */
export interface MengData {
  focus: string;
  deck: number;
  today: string[];
  used: string[];
  twilight: boolean;
}

/** Who must decide, and what about. */
export interface QuestionData {
  seat: number;
  about: string;
  rule: string;
  fields: (number | string)[];
  parts: Record<string, number | string>;
}

/** Who must decide what, in one sentence to this page; the choices if it is this page's seat. `then` has the sentence for each first target that leaves more than one choice. */
export interface Ask {
  seat: number;
  about: string;
  words: string;
  rule: string;
  choices: Choice[];
  then: Record<string, string>;
  unavailable?: Unavailable[];
}

/** One legal move: its text to send back, its words, its parts, and the targets to light on the board. `words` say all of it, `brief` only what icons of its parts and its price do not say. `key` and `parts` are those of view.choices: e.g. "give" with card and place, "go" with city, "load" with n, double and harbour, "decree" with decree, "house" with house (a price), "swap" with pile, card and place. `targets` are the things to point at, in this order: e.g. "card:4-canal" and "place:jade" (docs/notation.md). */
export interface Choice {
  move: string;
  words: string;
  rule: string;
  key: string;
  parts: Record<string, number | string>;
  price: number | null;
  targets: string[];
  brief: string;
}

/** A move that a player would look for among the choices, but that is not legal now. */
export interface Unavailable {
  choice: Choice;
  after: number;
  why: string;
}

/** How it ended; the seed lets anyone check the deal against the commitment. */
export interface Ending {
  scores: number[];
  ranking: number[];
  winner: number | null;
  words: string;
  reasons: string[];
  seed: string;
}

/** One line of the log: what happened, in words and as data for icons and motion. */
export interface Line {
  seq: number;
  step: number;
  who: number | null;
  what: string;
  rule: string;
  words: string;
  facts: Record<string, number | string>;
  stage?: "day" | "end" | "morning" | "night" | "twilight" | null;
}

/** How far the learner has come: what is said now, the last panel of it until the learner has done as it says. */
export interface Lesson {
  name: string;
  at: number;
  of: number;
  panels: Panel[];
  free: boolean;
  outcome: "done" | "going" | "missed";
  longest?: string;
  show?: string;
  puzzle?: Puzzle | null;
}

/** One thing that a lesson says, and the things on the table that it is about (docs/notation.md). With `answers` it is a question: it is answered by pointing at one of these things, and `why` says why by no other. */
export interface Panel {
  words: string;
  points: string[];
  answers: string[];
  why?: string;
  before?: boolean;
}

/** The puzzle that is set at a table; the reason is told when it is solved. */
export interface Puzzle {
  key: string;
  rating: number;
  why?: string;
  other?: string;
  gain?: number;
  gains?: Gain[];
}

/** What a move is better by, from one source of points; less than 0 if it is worse. */
export interface Gain {
  source: string;
  words: string;
  points: number;
}

/** What a hint says about the decision after `step` moves, as far as it was asked for: `taken` of four steps. It comes again whenever a deeper search has found more, until it is `settled`. Nothing is said before the first. */
export interface Hinted {
  type: "hinted";
  step: number;
  taken: number;
  settled: boolean;
  nudge?: string;
  where?: string[];
  move?: string;
  words?: string;
  other?: string;
  gain?: number;
  gains?: Gain[];
}

/** How far the review is that this page has asked for: `done` of so many parts, 0 while that is not known. */
export interface Reviewed {
  type: "reviewed";
  seat: number;
  depth: "deeper" | "usual";
  iterations: number;
  asked: number;
  done: number;
  of: number;
  failed?: boolean;
  review?: Review | null;
}

/** What a review says. */
export interface Review {
  course: [number, number][];
  days: [number, number][];
  decisions: Judged[];
  account: AccountLine[];
  depth: string;
  thresholds: string;
  note: string;
  par?: string;
  summary?: ReviewSummary | null;
}

/** One decision of the seat that is reviewed, in sentences; with a mark if it was a mistake. */
export interface Judged {
  at: number;
  mark: "costly" | "decisive" | "small" | null;
  title: string;
  played: string;
  better: string;
  reason: string;
  cost: number;
  gains: Gain[];
  targets: string[];
}

/** Where a part of the final lead came from; the lines between the first and the last add up to their difference. */
export interface AccountLine {
  id: string;
  words: string;
  points: number;
  error: number;
}

/** A review in figures, which a page may add up over many games. */
export interface ReviewSummary {
  score: number;
  par: number;
  lead: number;
  luck: number;
  decisions: number;
  marks: Record<string, Cost>;
  groups: Record<string, Cost>;
  sources: Record<string, number>;
}

/** Mistakes of one kind, and the points that they cost. */
export interface Cost {
  n: number;
  points: number;
}

/** The move, undo, redo or hint with this id is on disk, as entry `seq`. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

/** Nothing changed; `first` are legal moves that would make it legal. */
export interface Refused {
  type: "refused";
  id: string;
  words: string;
  rule: string | null;
  first: string[];
}

/** What the move will do, in a few sentences, the most important first. `reveals` if it shows something hidden, so that it cannot be taken back; `passes` if that is only Meng's reply. */
export interface Previewed {
  type: "previewed";
  ask: number;
  words: string[];
  reveals: boolean;
  passes: boolean;
}

/** A move that leads to what the lesson asks for, "" if none is in sight; `lost` if nothing leads there any more. */
export interface Shown {
  type: "shown";
  ask: number;
  move: string;
  lost: boolean;
}

export interface Explained {
  type: "explained";
  ask: number;
  words: string;
  rule: string | null;
}

/** The thing's name, what it does, what it is worth to this seat now, and its rule. */
export interface Described {
  type: "described";
  ask: number;
  name: string;
  text: string;
  worth: string | null;
  rule: string;
}

export interface Named {
  type: "named";
  ask: number;
  names: string[];
}

/** The table after so many moves, with the log lines of the last of them. */
export interface Looked {
  type: "looked";
  ask: number;
  view: View;
  lines: Line[];
  steps: number;
}

export interface Framed {
  type: "framed";
  ask: number;
  frames: Frame[];
}

/** The table in the midst of a move, and what has just happened; the last one of a move is the table after it. */
export interface Frame {
  view: View;
  lines: Line[];
}

/** The score by source, and the points of every seat after every move: its VP, and those if the game ended now. Both leave aside that a family outside the Palace gets nothing at the end. */
export interface Sheet {
  type: "sheet";
  ask: number;
  sources: Source[];
  totals: number[];
  now: number[];
  course: number[][];
  track: number[][];
  days: number[];
}

/** One line of the score sheet. */
export interface Source {
  id: string;
  words: string;
  points: number[];
  now: number[];
}

/** Something was wrong with a message: what, and what would be right. */
export interface Problem {
  type: "problem";
  code: "broken" | "late" | "malformed" | "no-such-table" | "not-now" | "not-your-seat" | "oversized" | "too-often" | "unknown";
  words: string;
  ask?: number | null;
}

export type FromServer = Welcome | Again | Seats | Lost | State | Hinted | Reviewed | Accepted | Refused | Previewed | Shown | Explained | Described | Named | Looked | Framed | Sheet | Problem;

export interface NewSeat {
  kind: "bot" | "open" | "person";
  name?: string | null;
  level?: string | null;
}

/** POST /api/tables: for one player `seats` has one entry, and Meng comes by himself. */
export interface NewTable {
  seats: NewSeat[];
  options: OptionsData;
  title?: string;
  components?: string | null;
  seed?: string | null;
  gathers?: boolean;
  hints?: boolean;
}

/** POST /api/lessons: a table at which this lesson is given. */
export interface NewLesson {
  lesson: string;
  name?: string | null;
}

/** GET /api/puzzles: a list of these. */
export interface PuzzleSummary {
  key: string;
  players: number;
  rating: number;
}

/** GET /api/days/{date}: the solo deal and the puzzle of this day, the same for everybody. */
export interface Day {
  date: string;
  options: OptionsData;
  seed: string;
  puzzle: string;
}

/** POST /api/tables/{table}/day: what came of the deal of this day, which was played at this table. */
export interface DayKey {
  secret: string;
  date: string;
}

/** Recomputed from the record, once the game is over. */
export interface DayResult {
  date: string;
  over: boolean;
  scores: number[];
  won: boolean;
  hints: number;
}

/** The table, the secret of the page that made it, and the secrets to hand on. */
export interface Created {
  table: string;
  secret: string;
  links: Record<string, string>;
}

/** A table this browser remembers, with its secret. */
export interface Known {
  table: string;
  secret: string;
}

/** POST /api/mine. */
export interface Mine {
  tables: Known[];
}

/** A table in the list of one's own. */
export interface Summary {
  table: string;
  title: string;
  players: number;
  names: string[];
  day: number;
  over: boolean;
  mine_to_move: boolean;
  winner: number | null;
  moved: number;
  rules?: string | null;
  gathering?: boolean;
  lesson?: string;
}

/** POST /api/open: a .gugong file to look through, or to play on from its last position. */
export interface Opened {
  record: string;
  seats?: NewSeat[];
  components?: string | null;
}

/** POST /api/tables/{table}/fork: play on from this step of a game, against bots. They have this level; without one, those who played there, with a strong one in the place of each person. */
export interface Fork {
  secret: string;
  step: number;
  level?: string | null;
  seat?: number;
  redealt?: boolean;
}

/** POST /api/tables/{table}/record, for the .gugong file, and /verify. */
export interface Key {
  secret: string;
}

/** POST /api/tables/{table}/review: a review that is complete, as a file. */
export interface GetReview {
  secret: string;
  seat: number;
  form: "html" | "json";
  depth?: "deeper" | "usual";
}

/** The text of that file. */
export interface ReviewFile {
  text: string;
}

/** POST /api/tables/{table}/rematch: the same people, the next start player, a new deal. */
export interface Rematch {
  secret: string;
}

/** POST /api/tables/{table}/verify: was the deal the committed one, and every move legal? */
export interface Verified {
  ok: boolean;
  words: string;
  commitment: string;
  seed: string;
  moves: number;
}

/** GET /api/reach: the address at which other machines find this server; None if only this machine can. */
export interface Reach {
  url: string | null;
}

/** One paragraph of the rules in our own words. */
export interface Rule {
  id: string;
  title: string;
  text: string;
  see_also: string[];
}

/** GET /api/rules/{language}: a list of these, in the order in which one learns the game. */
export interface RulePage {
  name: string;
  part: string;
  title: string;
  introduction: string;
  rules: Rule[];
}
