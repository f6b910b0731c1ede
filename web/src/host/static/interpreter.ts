/** Python in this worker.  Large files are stored compressed, for hosts that compress nothing, and unpacked here. */
import type { PyodideAPI } from "pyodide";

export type Python = Pick<PyodideAPI, "pyimport">;
type Loader = typeof import("pyodide");
type Files = Map<string, Uint8Array<ArrayBuffer>>;

const FOLDER = new URL(`../${__PYTHON__}/`, self.location.href);
/** There are no packages to be found anywhere else. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {},
} as const;

export async function startPython(): Promise<Python> {
  const [{ loadPyodide }, library] = await Promise.all([
    import(/* @vite-ignore */ new URL("pyodide.mjs", FOLDER).href) as Promise<Loader>,
    unpacked("library", "application/octet-stream").then(filesIn),
  ]);
  return served(library, () =>
    loadPyodide({
      indexURL: FOLDER.href,
      stdLibURL: new URL("stdlib.zip", FOLDER).href,
      lockFileContents: NO_PACKAGES as never,
      packageBaseUrl: FOLDER.href,
      fsInit: async (files, { sitePackages }) => {
        for (const [name, data] of library) {
          const path = `${sitePackages}/${name}`;
          files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
          files.writeFile(path, data);
        }
      },
    }),
  );
}

/** While Python is loaded, the files that it fetches are these. */
async function served<Found>(library: Files, load: () => Promise<Found>): Promise<Found> {
  const { fetch } = self;
  const stdlib = library.get("stdlib.zip")!;
  library.delete("stdlib.zip");
  self.fetch = async (asked, how) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
    if (pathname.endsWith("/stdlib.zip")) return new Response(stdlib);
    if (pathname.endsWith("/pyodide.asm.wasm")) return unpacked("pyodide.asm.wasm", "application/wasm", fetch);
    return fetch(asked, how);
  };
  try {
    return await load();
  } finally {
    self.fetch = fetch;
  }
}

async function unpacked(name: string, type: string, fetch = self.fetch): Promise<Response> {
  const packed = await fetch.call(self, new URL(`${name}.packed`, FOLDER));
  if (!packed.ok || !packed.body) throw new Error(`${name} cannot be loaded: ${packed.status}`);
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

/** The files that web/static/packing.py has written one after the other. */
async function filesIn(library: Response): Promise<Files> {
  const data = await library.arrayBuffer();
  const start = 4 + new DataView(data).getUint32(0, true);
  const sizes = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, start - 4))) as Record<string, number>;
  const files: Files = new Map();
  let at = start;
  for (const [name, size] of Object.entries(sizes)) {
    files.set(name, new Uint8Array(data, at, size));
    at += size;
  }
  return files;
}
