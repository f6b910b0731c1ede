/** The worker with the tables: Python, and what it needs of the browser. */
import { Database } from "./database";
import { startPython } from "./interpreter";
import type { FromTables, ToTables } from "./messages";
import { SecondWorker } from "./second";
import type { Speed } from "./speed";

/** gugong.browser.host.Host, as JavaScript sees it. */
interface Host {
  request(path: string, body: string, language: string): Promise<string>;
  connect(number: number, language: string): Promise<void>;
  receive(number: number, text: string): Promise<void>;
  disconnect(number: number): Promise<void>;
  close_idle(): Promise<void>;
}

const send = (message: FromTables) => self.postMessage(message);
const second = new SecondWorker();
const page = {
  tell: (number: number, text: string) => send({ kind: "told", number, text }),
  close: (number: number, code: number) => send({ kind: "closed", number, code }),
};

async function start(): Promise<Host> {
  const [database, python] = await Promise.all([Database.open(), startPython()]);
  const made = (python.pyimport("gugong.browser.host") as { Host: (...given: unknown[]) => Host }).Host(database, second, page);
  void made.close_idle();
  return made;
}

const host = start();
host.then(
  () => send({ kind: "ready" }),
  (error: unknown) => send({ kind: "failed", why: String(error) }),
);

self.onmessage = async ({ data }: MessageEvent<ToTables>) => {
  const made = await host;
  switch (data.kind) {
    case "request":
      return send({ kind: "answer", number: data.number, text: await made.request(data.path, data.body, data.language) });
    case "connect":
      return made.connect(data.number, data.language);
    case "say":
      return made.receive(data.number, data.text);
    case "disconnect":
      return made.disconnect(data.number);
    case "measure": {
      const text = await second.ask("measure", "", 120);
      if (text) send({ kind: "measured", speed: JSON.parse(text) as Speed });
    }
  }
};
