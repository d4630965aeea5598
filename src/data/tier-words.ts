import { tierWords } from '../../server/content/current.ts';

type TierWords = { readonly name: string; readonly height: string };

/** Name of a level and its «height» on the mountain; undefined for a plan without levels or an unknown level. */
export function tierWordsOf(tier: number | undefined): TierWords | undefined {
  const words: Readonly<Record<number, TierWords | undefined>> = tierWords;
  return tier === undefined ? undefined : words[tier];
}
