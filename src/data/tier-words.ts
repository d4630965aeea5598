import type { Content } from '../../domain/content/content.ts';

type TierWords = Content['tierWords'][string];

/** Name of a level and its «height» on the mountain; undefined for a plan without levels or an unknown level. */
export const tierWordsOf = (
  { tierWords }: Pick<Content, 'tierWords'>,
  tier: number | undefined,
): TierWords | undefined => (tier === undefined ? undefined : tierWords[tier]);
