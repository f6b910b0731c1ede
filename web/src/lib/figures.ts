/** Points with one decimal, as the language writes them. */
import { words } from "./words.svelte";

export function points(amount: number, sign: "exceptZero" | "auto" = "exceptZero"): string {
  const how = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: sign } as const;
  return new Intl.NumberFormat(words.language, how).format(amount).replace("-", "−");
}
