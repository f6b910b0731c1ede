/** The second worker, in which bots think and files are read: started when it is first needed, and ended when it is too slow. */
import type { Answered, Asked } from "./thinker";

export class SecondWorker {
  private started: Promise<Worker> | null = null;
  private turn: Promise<unknown> = Promise.resolve();

  /** Its answer; nothing if that takes longer than so many seconds, or fails.  One question at a time. */
  ask(kind: string, text: string, seconds: number): Promise<string> {
    const answer = this.turn.then(() => this.asked({ kind, text }, seconds));
    this.turn = answer;
    return answer;
  }

  private async asked(question: Asked, seconds: number): Promise<string> {
    try {
      const worker = await (this.started ??= started());
      return await answered(worker, question, seconds);
    } catch (error) {
      console.warn(`The second worker failed: ${error}`);
      void this.started?.then((worker) => worker.terminate(), () => {});
      this.started = null;
      return "";
    }
  }
}

function started(): Promise<Worker> {
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  return heard(worker).then(() => worker);
}

function answered(worker: Worker, question: Asked, seconds: number): Promise<string> {
  worker.postMessage(question);
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`no answer in ${seconds} seconds`)), 1000 * seconds));
  return Promise.race([heard(worker), late]);
}

/** The next message. */
function heard(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answered>) => (data.ok ? resolve(data.text) : reject(new Error(data.text)));
    worker.onerror = (event) => reject(new Error(event.message));
  });
}
