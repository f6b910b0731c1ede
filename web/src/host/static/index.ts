/** Tables in this browser: no server, and nothing leaves the device. */
import type { Host } from "../../lib/host";
import Companion from "./Companion.svelte";
import { engine } from "./engine.svelte";
import Games from "./Games.svelte";
import { restoreKeys } from "./keys";
import { expectation } from "./speed";

export const host: Host = {
  alone: true,
  request: (path, language, body) => engine.request(path, language, body),
  connect: () => engine.connect(),
  expectation,
  Companion,
  Games,

  async prepare() {
    const gone = await restoreKeys();
    engine.gone = gone ?? 0;
    if (gone === null) engine.stop("no-storage");
    else void engine.start();
  },
};
