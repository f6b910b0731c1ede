/** The worker in which bots think.  It answers one question at a time: src/gugong/browser/thinking.py. */
import { startPython } from "./interpreter";

export interface Asked {
  kind: string;
  text: string;
}
export interface Answered {
  ok: boolean;
  text: string;
}

const send = (message: Answered) => self.postMessage(message);
const failed = (error: unknown) => send({ ok: false, text: String(error) });

const thinking = startPython().then((python) => python.pyimport("gugong.browser.thinking") as { answer(kind: string, text: string): string });
thinking.then(() => send({ ok: true, text: "" }), failed);

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  try {
    send({ ok: true, text: (await thinking).answer(data.kind, data.text) });
  } catch (error) {
    failed(error);
  }
};
