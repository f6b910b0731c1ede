// Made by `python -m gugong.server.typescript` from src/gugong/server/protocol.py.  Do not edit.

export type Language = "cs" | "en" | "fr" | "pl";

export type Place = "canal" | "decrees" | "intrigue" | "jade" | "palace" | "travel" | "wall";

/** Who comes to which table; `seen` is the `seq` of the last State this page had, 0 for none. */
export interface Hello {
  type: "hello";
  table: string;
  secret: string;
  language: "cs" | "en" | "fr" | "pl";
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

/** What would this move do? `ask` comes back with the answer. */
export interface Preview {
  type: "preview";
  ask: number;
  move: string;
}

/** Why is this not a legal move now? */
export interface Why {
  type: "why";
  ask: number;
  move: string;
}

/** The table after `step` moves: from the own seat while the game runs, from any seat when it is over. */
export interface Look {
  type: "look";
  ask: number;
  step: number;
  seat?: number | null;
}

/** The score of every seat by source, and after every move. */
export interface Scores {
  type: "scores";
  ask: number;
}

/** What the own seat is called at this table; empty for its colour. */
export interface Rename {
  type: "rename";
  name: string;
}

/** Give the own seat up: a bot of this level plays on; `level` None leaves it open for others with the link. */
export interface Leave {
  type: "leave";
  level?: string | null;
}

export type FromPage = Hello | Sit | Speak | Play | Undo | Redo | Preview | Why | Look | Scores | Rename | Leave;

/** The table and its pieces. */
export interface Welcome {
  type: "welcome";
  table: string;
  title: string;
  options: OptionsData;
  board: Board;
  commitment: string;
  levels: string[];
  links: Record<string, string>;
  again?: string | null;
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

/** Sent when someone comes, goes or takes another name. */
export interface Seats {
  type: "seats";
  seats: Seat[];
}

/** Who sits there. */
export interface Seat {
  kind: "bot" | "meng" | "open" | "person";
  name: string | null;
  level: string | null;
  here: boolean;
  mine: boolean;
}

/** The table now, and the log since what the page had seen; all of it if `whole`. */
export interface State {
  type: "state";
  seq: number;
  view: View;
  lines: Line[];
  whole: boolean;
  undo: boolean;
  redo: boolean;
  thinking: number | null;
}

/** The table as one seat, or a spectator, may see it after `step` moves. */
export interface View {
  step: number;
  seen: Observation;
  names: string[];
  ask: Ask | null;
  vp: number[];
  ending: Ending | null;
}

/** All that one seat, or a spectator, may know of a game. */
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

/** Everything that lies open, or that everybody may remember. */
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

/** One player board, as all can see it. */
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
}

/** Who must decide what, in one sentence; the choices if it is this page's seat. */
export interface Ask {
  seat: number;
  about: string;
  words: string;
  rule: string;
  choices: Choice[];
}

/** One legal move: its text to send back, its words, and its parts for lighting the board. `key` and `parts` are those of view.phrases: e.g. "give" with card and place, "go" with city, "load" with n, double and harbour, "decree" with decree, "house" with house (a price), "swap" with pile, card and place. */
export interface Choice {
  move: string;
  words: string;
  rule: string;
  key: string;
  parts: Record<string, number | string>;
  price?: number | null;
}

/** How it ended; the seed lets anyone check the deal against the commitment. */
export interface Ending {
  scores: number[];
  ranking: number[];
  winner: number | null;
  words: string;
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
}

/** The move, undo or redo with this id is on disk, as entry `seq`. */
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

/** What the move would do; `reveals` if it shows something hidden, so that it could not be taken back. */
export interface Previewed {
  type: "previewed";
  ask: number;
  words: string[];
  reveals: boolean;
}

export interface Explained {
  type: "explained";
  ask: number;
  words: string;
  rule: string | null;
}

/** The table after so many moves, with the log lines of the last of them. */
export interface Looked {
  type: "looked";
  ask: number;
  view: View;
  lines: Line[];
  steps: number;
}

/** The score by source, and the points of every seat after every move. */
export interface Sheet {
  type: "sheet";
  ask: number;
  sources: Source[];
  totals: number[];
  course: number[][];
  days: number[];
}

/** One line of the score sheet. */
export interface Source {
  id: string;
  words: string;
  points: number[];
}

/** Something was wrong with a message: what, and what would be right. */
export interface Problem {
  type: "problem";
  code: "broken" | "late" | "malformed" | "no-such-table" | "not-now" | "not-your-seat" | "oversized" | "too-often" | "unknown";
  words: string;
  ask?: number | null;
}

export type FromServer = Welcome | Again | Seats | State | Accepted | Refused | Previewed | Explained | Looked | Sheet | Problem;

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
}

/** POST /api/open: a .gugong file to look through, or to play on from its last position. */
export interface Opened {
  record: string;
  seats?: NewSeat[];
  components?: string | null;
}

/** POST /api/tables/{table}/fork: play on from this step of a game, against bots of this level. */
export interface Fork {
  secret: string;
  step: number;
  level: string;
  seat?: number;
}

/** POST /api/tables/{table}/record, for the .gugong file, and /verify. */
export interface Key {
  secret: string;
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

/** One paragraph of the rules in our own words. */
export interface Rule {
  id: string;
  title: string;
  text: string;
  see_also: string[];
}

/** GET /api/rules/{language}: a list of these. */
export interface RulePage {
  title: string;
  rules: Rule[];
}
