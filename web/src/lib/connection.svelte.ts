/** The connection to the server: it reconnects by itself, and then sends what was kept. */
import { host } from "$host";
import type { Socket } from "./host";
import type { FromPage, FromServer } from "./protocol";

type Told = (message: FromServer) => void;
type Confirmed = Extract<FromPage, { id: string }>;
/** What to tell the player about the connection. */
export type Trouble = "offline" | "restarting" | "full" | "ended";

const TURNED_AWAY = 1008;
const RESTARTING = 1012;
const FULL = 1013;

// In milliseconds.
const FIRST_WAIT = 250; // before the first reconnect
const LONGEST_WAIT = 5000;
const RESTART_WAIT = 250; // at most, while the server is expected back
const RESTART = 10_000;
const FULL_WAIT = 10_000;
const PATIENCE = 2500; // before the player is told: most interruptions are over by then

export class Connection {
  /** Has the server let this page in? */
  open = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private backBy = 0;
  private timer = 0;
  private alarm = 0;
  private closed = false;
  private unconfirmed = $state.raw<Confirmed[]>([]);
  private unsent: FromPage[] = [];

  constructor(
    private hello: () => FromPage,
    private told: Told,
  ) {
    this.connect();
    window.addEventListener("online", this.hurry);
  }

  /** Send as soon as connected; what has an id is kept until it is confirmed. */
  send(message: FromPage): void {
    if ("id" in message) this.unconfirmed = [...this.unconfirmed, message];
    else if (!this.open) this.unsent.push(message);
    this.ask(message);
  }

  /** Send now or not at all: a question. */
  ask(message: FromPage): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  /** How many moves the server has not confirmed yet. */
  get waiting(): number {
    return this.unconfirmed.length;
  }

  close(): void {
    this.closed = true;
    this.open = false; // what is still under way, such as a question about a thing, is not sent any more
    clearTimeout(this.timer);
    clearTimeout(this.alarm);
    window.removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  /** Try once more after the server has ended it. */
  retry(): void {
    this.trouble = null;
    this.connect();
  }

  private hurry = () => {
    if (this.open || this.closed || this.trouble === "ended") return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const socket = host.connect();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private receive(message: FromServer): void {
    if (message.type === "accepted" || message.type === "refused") {
      this.unconfirmed = this.unconfirmed.filter((sent) => sent.id !== message.id);
    }
    if (message.type === "welcome" && !this.open) this.stand();
    this.told(message);
  }

  private stand(): void {
    this.open = true;
    this.trouble = null;
    this.wait = FIRST_WAIT;
    this.backBy = 0;
    clearTimeout(this.alarm);
    this.alarm = 0;
    for (const message of [...this.unsent.splice(0), ...this.unconfirmed]) this.ask(message);
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.open = false;
    if (this.closed) return;
    if (code === RESTARTING) this.backBy = Date.now() + RESTART;
    this.tell(code);
    if (code !== TURNED_AWAY) this.timer = window.setTimeout(() => this.connect(), this.pause(code));
  }

  /** A cut is told only when it lasts; that the server wants no visitor, at once. */
  private tell(code: number): void {
    if (code === TURNED_AWAY) this.trouble = "ended";
    else if (code === FULL) this.trouble = "full";
    else if (this.trouble) this.trouble = this.cut();
    else this.alarm ||= window.setTimeout(() => (this.trouble ??= this.cut()), PATIENCE);
  }

  private cut(): Trouble {
    return Date.now() < this.backBy ? "restarting" : "offline";
  }

  /** The milliseconds to wait; by chance, so that not all pages come back in the same moment. */
  private pause(code: number): number {
    if (code === FULL) return FULL_WAIT * (0.5 + Math.random());
    if (Date.now() < this.backBy) return RESTART_WAIT * (0.4 + 0.6 * Math.random());
    const wait = this.wait;
    this.wait = Math.min(2 * wait, LONGEST_WAIT);
    return wait * (0.5 + Math.random());
  }
}
