/** The games of this browser, in IndexedDB.  What is written is decided in Python: src/gugong/browser/store.py. */

const NAME = "gugong";
/** The object stores that each version of the schema has added: an older database takes those that it lacks. */
const VERSIONS = [["tables", "seats", "standings", "entries", "clients", "snapshots", "rematches"], ["revisions"], ["findings"]];

type Key = string | (string | number)[];
type Change = ["add" | "put" | "delete", string, Key, unknown];
type Asked = [store: string, key: Key];

export class Database {
  private constructor(private readonly inside: IDBDatabase) {
    inside.onversionchange = () => inside.close(); // a newer page brings it up to date
  }

  /** Rejects with the error of IndexedDB: some browsers have none in private windows. */
  static open(): Promise<Database> {
    return new Promise((resolve, reject) => {
      const asked = indexedDB.open(NAME, VERSIONS.length);
      asked.onupgradeneeded = ({ oldVersion }) => {
        for (const store of VERSIONS.slice(oldVersion).flat()) asked.result.createObjectStore(store);
      };
      asked.onsuccess = () => resolve(new Database(asked.result));
      asked.onerror = () => reject(asked.error);
    });
  }

  /** All changes or none, on the disk when this returns; the name of the error if there is one. */
  async write(changes: string): Promise<string> {
    try {
      await this.commit(JSON.parse(changes) as Change[]);
      return "";
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error);
    }
  }

  private commit(changes: Change[]): Promise<void> {
    if (!changes.length) return Promise.resolve();
    const touched = [...new Set(changes.map(([, store]) => store))];
    const transaction = this.inside.transaction(touched, "readwrite", { durability: "strict" });
    for (const [verb, name, key, value] of changes) {
      const store = transaction.objectStore(name);
      if (verb === "delete") store.delete(key);
      else store[verb](value, key);
    }
    return finished(transaction);
  }

  /** For each pair, everything under keys that begin with this one, or all; `ids` are the keys of the tables. */
  async read(asked: string): Promise<string> {
    const transaction = this.inside.transaction(VERSIONS.flat(), "readonly");
    const found = (JSON.parse(asked) as Asked[]).map(([name, key]) => {
      if (name === "ids") return transaction.objectStore("tables").getAllKeys();
      return transaction.objectStore(name).getAll(range(key));
    });
    await finished(transaction);
    return JSON.stringify(found.map((one) => one.result as unknown));
  }

  close(): void {
    this.inside.close();
  }
}

function range(key: Key): IDBValidKey | IDBKeyRange | null {
  if (!Array.isArray(key)) return key;
  return key.length ? IDBKeyRange.bound(key, [...key, []]) : null;
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("", "AbortError"));
  });
}
