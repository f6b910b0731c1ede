/** The line to the server: it mends itself, and sends again what was never confirmed. */
import type { FromPage, FromServer } from "./protocol";

type Told = (message: FromServer) => void;
type Confirmed = Extract<FromPage, { id: string }>;

const FIRST_WAIT = 250; // milliseconds before the first new try
const LONGEST_WAIT = 5000;

export class Connection {
  /** Shown to the player: is the server there? */
  open = $state(false);
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private unconfirmed = $state.raw<Confirmed[]>([]);

  constructor(
    private hello: () => FromPage,
    private told: Told,
  ) {
    this.connect();
    window.addEventListener("online", this.hurry);
  }

  /** Send now if the line stands; a move is kept until it is confirmed, anything else is not worth it. */
  send(message: FromPage): void {
    if ("id" in message) this.unconfirmed = [...this.unconfirmed, message];
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  /** How many moves wait for the server's word. */
  get waiting(): number {
    return this.unconfirmed.length;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  private hurry = () => {
    if (this.open || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello()));
      this.open = true;
      this.wait = FIRST_WAIT;
      for (const message of this.unconfirmed) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.lost(socket);
  }

  private receive(message: FromServer): void {
    if (message.type === "accepted" || message.type === "refused") {
      this.unconfirmed = this.unconfirmed.filter((sent) => sent.id !== message.id);
    }
    this.told(message);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.open = false;
    if (this.closed) return;
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
}
