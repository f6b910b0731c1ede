/** The tables of this browser: their worker, how far it is, and what is in the way. */
import { Refusal, type Answer, type Socket } from "../../lib/host";
import type { FromPage, FromServer, State } from "../../lib/protocol";
import { t, words } from "../../lib/words.svelte";
import { install } from "./installation.svelte";
import type { FromTables, ToTables } from "./messages";
import { lastShown, noteShown } from "./shown";
import { keepSpeed, keptSpeed } from "./speed";

/** What the player is told: each has its sentence, `static-STAGE`. */
export type Stage = "fetching" | "starting" | "ready" | "elsewhere" | "taken" | "no-storage" | "newer" | "failed";

const LOCK = "gugong";
const MAKING = /^api\/(tables|lessons|open)$/;

class Engine {
  stage = $state.raw<Stage>("fetching");
  /** Of what is fetched on the first visit, in megabytes. */
  fetched = $state.raw({ done: 0, total: 0 });
  /** Games that were here at the last visit. */
  gone = $state.raw(0);
  private worker: Worker | null = null;
  private numbers = 0;
  private answers = new Map<number, (answer: Answer) => void>();
  private refusals = new Map<number, (error: Refusal) => void>();
  private sockets = new Map<number, WorkerSocket>();
  private waiting: ToTables[] = [];

  /** Only one window at a time has the tables open. */
  async start(how: LockOptions = { ifAvailable: true }): Promise<void> {
    if (!navigator.locks) return this.run(); // on a page without https; the keys of the database refuse doubles
    const held = navigator.locks.request(LOCK, how, async (lock) => {
      if (!lock) return this.stop("elsewhere");
      await this.run();
      await new Promise(() => {});
    });
    await held.catch(() => this.stop("taken"));
  }

  /** From the window that has them. */
  takeOver(): void {
    void this.start({ steal: true });
  }

  private async run(): Promise<void> {
    this.stage = "fetching";
    await install((done, total) => (this.fetched = { done, total }));
    this.stage = "starting";
    const worker = new Worker(new URL("./tables.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.hear(data);
    worker.onerror = () => this.stop("failed");
    this.worker = worker;
    for (const message of this.waiting.splice(0)) worker.postMessage(message);
  }

  /** Nothing works here any more, and whoever waits is told why. */
  stop(stage: Stage): void {
    this.worker?.terminate();
    this.worker = null;
    this.stage = stage;
    this.waiting = [];
    for (const refuse of this.refusals.values()) refuse(new Refusal(t(`static-${stage}`)));
    for (const socket of [...this.sockets.values()]) socket.closed(RESTARTING); // it comes back when the tables do
  }

  get stopped(): boolean {
    return !["fetching", "starting", "ready"].includes(this.stage);
  }

  send(message: ToTables): void {
    if (this.worker) this.worker.postMessage(message);
    else this.waiting.push(message);
  }

  request(path: string, language: string, body: unknown): Promise<Answer> {
    if (this.stopped) return Promise.reject(new Refusal(t(`static-${this.stage}`)));
    const number = ++this.numbers;
    if (MAKING.test(path)) void navigator.storage?.persist?.(); // asked for when there is something to keep
    this.send({ kind: "request", number, path: path.replace(/^api\//, ""), language, body: JSON.stringify(body ?? null) });
    return new Promise<Answer>((resolve, reject) => {
      this.answers.set(number, resolve);
      this.refusals.set(number, reject);
    }).finally(() => {
      this.answers.delete(number);
      this.refusals.delete(number);
    });
  }

  connect(): Socket {
    const socket = new WorkerSocket(++this.numbers);
    this.sockets.set(socket.number, socket);
    this.send({ kind: "connect", number: socket.number, language: words.language });
    queueMicrotask(() => socket.onopen?.(new Event("open")));
    return socket;
  }

  leave(number: number): void {
    this.drop(number);
    this.send({ kind: "disconnect", number });
  }

  drop(number: number): void {
    this.sockets.delete(number);
  }

  private hear(message: FromTables): void {
    switch (message.kind) {
      case "ready":
        this.stage = "ready";
        if (!keptSpeed()) setTimeout(() => this.send({ kind: "measure" }), QUIET);
        break;
      case "failed":
        console.warn(message.why);
        this.stop(/VersionError/.test(message.why) ? "newer" : "failed");
        break;
      case "answer": {
        const { ok, answer } = JSON.parse(message.text) as { ok: boolean; answer: unknown };
        this.answers.get(message.number)?.({ ok, status: ok ? 200 : 400, read: answer });
        break;
      }
      case "told":
        this.sockets.get(message.number)?.told(message.text);
        break;
      case "closed":
        this.sockets.get(message.number)?.closed(message.code);
        break;
      case "measured":
        keepSpeed(message.speed);
    }
  }
}

const RESTARTING = 1012;
const QUIET = 3000; // milliseconds after the start in which the player comes first

/** A connection to a table, as a WebSocket would be one. */
class WorkerSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  private secret = "";
  private replayed = ""; // the state that was shown before Python ran

  constructor(readonly number: number) {}

  /** Before Python runs, whoever comes to a table is shown it as it was last. */
  send(text: string): void {
    engine.send({ kind: "say", number: this.number, text });
    const message = JSON.parse(text) as FromPage;
    if (message.type !== "hello") return;
    this.secret = message.secret;
    if (engine.stage === "ready") return;
    for (const shown of lastShown(message)) {
      this.hear(JSON.stringify(shown));
      if (shown.type === "state") this.replayed = essence(shown);
    }
  }

  /** A state that is shown already would only disturb a player who has begun to choose. */
  told(text: string): void {
    const message = JSON.parse(text) as FromServer;
    noteShown(message, this.secret);
    const known = message.type === "state" && essence(message) === this.replayed;
    if (message.type === "state") this.replayed = "";
    if (!known) this.hear(text);
  }

  private hear(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  close(): void {
    engine.leave(this.number);
  }

  closed(code: number): void {
    engine.drop(this.number);
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

/** All of a state but the lines of its log. */
function essence(state: State): string {
  return JSON.stringify({ ...state, whole: null, lines: null });
}

export const engine = new Engine();
