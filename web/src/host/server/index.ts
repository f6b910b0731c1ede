/** Tables on a server; its addresses are relative to the page's, wherever a proxy has put that. */
import type { Host } from "../../lib/host";

export const host: Host = {
  alone: false,
  prepare: async () => {},
  expectation: () => "",
  Companion: null,
  Games: null,

  async request(path, language, body) {
    const headers = { "Content-Type": "application/json", "Accept-Language": language };
    const answer = await (body === undefined ? fetch(path) : fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
    return { ok: answer.ok, status: answer.status, read: await answer.json().catch(() => null) };
  },

  connect() {
    const address = new URL("ws", document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    return new WebSocket(address);
  },
};
