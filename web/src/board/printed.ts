/** What is printed on the board beside each place: its options, in icons. */
import type { IconName } from "../art";
import { REWARDS as KINDS, type Place, type Reward } from "../lib/generated";

/** An icon, and how many of it. */
export type Sign = [icon: IconName | "medal", count?: string];
export interface Option {
  letter: "A" | "B" | null;
  signs: Sign[];
}

export const OPTIONS: Record<Place, Option[]> = {
  travel: [
    { letter: "A", signs: [["travel", "1"]] },
    { letter: "B", signs: [["pay", "2"], ["travel", "2"]] },
  ],
  wall: [
    { letter: "A", signs: [["place", "1"]] },
    { letter: "B", signs: [["pay", "1"], ["place", "2"]] },
  ],
  jade: [{ letter: null, signs: [["pay"], ["jade", "1"]] }],
  intrigue: [
    { letter: "A", signs: [["intrigue", "+1"], ["medal"]] },
    { letter: "B", signs: [["pay", "1"], ["intrigue", "+3"]] },
  ],
  palace: [
    { letter: "A", signs: [["envoy", "+1"]] },
    { letter: "B", signs: [["pay", "2"], ["envoy", "+2"], ["intrigue", "+1"]] },
  ],
  decrees: [{ letter: null, signs: [["pay"], ["stay", "1"]] }],
  canal: [
    { letter: "A", signs: [["place", "1"], ["ship", "+1"]] },
    { letter: "B", signs: [["pay", "1"], ["place", "2"]] },
  ],
};

/** What steps back on the Intrigue track buy when the wall is complete. */
export const BENEFITS: [steps: number, sign: Sign][] = [
  [1, ["gain", "1"]],
  [3, ["gain", "2"]],
  [5, ["die"]],
  [7, ["jade", "1"]],
];

/** What stored tokens buy. */
export const EXCHANGES: [tokens: number, sign: Sign][] = [
  [2, ["gain", "1"]],
  [4, ["vp", "2"]],
  [6, ["jade", "1"]],
];

/** How a reward is drawn: an icon, or VP. */
const DRAWN: Record<Reward, { icon: IconName; vp?: number }> = {
  vp: { icon: "vp", vp: 4 },
  card: { icon: "card" },
  double: { icon: "double" },
};

/** What a ship may claim, with the slots of a player board and how many slots lie to the left of them. */
export const REWARDS = (Object.keys(KINDS) as Reward[]).map((name, i, all) => ({
  name,
  ...DRAWN[name],
  slots: KINDS[name].slots,
  before: all.slice(0, i).reduce((sum, other) => sum + KINDS[other].slots, 0),
}));
