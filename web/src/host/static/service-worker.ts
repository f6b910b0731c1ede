/** Keeps every file of one version of the static edition, and answers with them.  web/static/build.mjs fills in the list. */
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: [path: string, fetched: string, bytes: number][];
declare const __NAME__: string;
export {}; // its names are its own; the build takes this line away

const VERSIONED = /^(assets|python-\w+)\//; // a sum of the content is in these names: what was fetched before is the same
const at = (path: string) => new URL(path, self.registration.scope).href;
const total = __FILES__.reduce((sum, [, , bytes]) => sum + bytes, 0);
let done = 0;
let told = 0;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.data === "take over" && void self.skipWaiting());
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});

async function install(): Promise<void> {
  const cache = await caches.open(__NAME__);
  await Promise.all(__FILES__.map(async ([path, fetched]) => cache.put(at(path), await found(path, fetched))));
}

async function found(path: string, fetched: string): Promise<Response> {
  const before = VERSIONED.test(path) ? await caches.match(at(path)) : undefined;
  if (before) return before;
  const answer = await fetch(at(fetched), { cache: VERSIONED.test(path) ? "default" : "no-cache" });
  if (!answer.ok || !answer.body) throw new Error(`${fetched}: ${answer.status}`);
  const counted = answer.body.pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({ transform: count }));
  const body = fetched === path ? counted : counted.pipeThrough(new DecompressionStream("gzip"));
  const type = path.endsWith("js") ? "text/javascript" : (answer.headers.get("Content-Type") ?? "");
  return new Response(body, { headers: { "Content-Type": type } });
}

function count(chunk: Uint8Array<ArrayBuffer>, controller: TransformStreamDefaultController<Uint8Array<ArrayBuffer>>): void {
  done += chunk.length;
  controller.enqueue(chunk);
  if (done - told < total / 100 && done < total) return;
  told = done;
  void tell();
}

async function tell(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) page.postMessage({ done, total });
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("gugong-") && name !== __NAME__);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name))); // pages of the last version may be open
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(__NAME__);
  const path = request.mode === "navigate" ? at("index.html") : request.url;
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}
