/** The keys of the tables.  A page keeps them in localStorage, which a killed browser may not have written: here they are
 * taken from the tables themselves.
 */
import { everKnown, forget, remember, secretOf } from "../../lib/mine";
import { Database } from "./database";

/** Make the page's list agree with the database, and say how many games are gone; null if there is no database. */
export async function restoreKeys(): Promise<number | null> {
  try {
    const database = await Database.open();
    const read = JSON.parse(await database.read('[["ids",""],["tables",[]]]')) as [string[], { host: string }[]];
    database.close();
    return agree(...read);
  } catch (error) {
    console.warn(`There is no database: ${error}`);
    return (error as DOMException | null)?.name === "VersionError" ? 0 : null; // the worker tells of a newer one
  }
}

function agree(tables: string[], heads: { host: string }[]): number {
  tables.forEach((table, i) => secretOf(table) || remember(table, heads[i]!.host, "host"));
  const gone = everKnown().filter(({ table }) => !tables.includes(table));
  for (const { table, secret } of gone) forget(table, secret);
  return new Set(gone.map(({ table }) => table)).size;
}
