import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { api, problemWords, rulePages } from "./api";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));
afterEach(() => vi.unstubAllGlobals());

const page = (status: number, body: string) => vi.stubGlobal("fetch", vi.fn(async () => new Response(body, { status })));

/** What the reader is told when the server, or a proxy before it, answers like this. */
async function told(status: number, body: string): Promise<string> {
  page(status, body);
  return api.mine({ tables: [] }).then(
    () => "",
    (error: unknown) => problemWords(error),
  );
}

test("a refusal is told in the server's words", async () => {
  expect(await told(429, '{"type":"problem","code":"too-often","words":"Wait a moment."}')).toBe("Wait a moment.");
});

test.each([
  [429, "Too many requests"],
  [502, "The server is busy or being restarted"],
  [503, "The server is busy or being restarted"],
  [504, "The server is busy or being restarted"],
  [418, "The server’s answer makes no sense"],
  [200, "The server’s answer makes no sense"],
])("a proxy's page with status %i is told in the page's own words", async (status, sentence) => {
  const said = await told(status, "<html><h1>502 Bad Gateway</h1><hr>nginx</html>");
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/nginx|Gateway|<|\d/);
});

test("JSON of somebody else is not read out either", async () => {
  expect(await told(503, '{"error":"upstream"}')).toContain("The server is busy");
});

test("no answer at all", async () => {
  vi.stubGlobal("fetch", vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))));
  await expect(api.mine({ tables: [] }).catch(problemWords)).resolves.toContain("The server does not answer");
});

test("rules that could not be had are asked for again", async () => {
  page(503, "<html>");
  await expect(rulePages("en").catch(problemWords)).resolves.toContain("The server is busy");
  page(200, "[]");
  await expect(rulePages("en")).resolves.toEqual([]);
});

test("requests go to addresses relative to the page", async () => {
  page(200, "[]");
  await api.mine({ tables: [] });
  await rulePages("fr");
  expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual(["api/mine", "api/rules/fr"]);
});
