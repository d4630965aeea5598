/** Stands for all sources, or all pages, beyond those that are told apart. */
export const OTHERS = '*';

/** Visitors that a day counts, in total: anyone can invent them, and they must not fill the disk that holds the leads. */
export const MOST_VISITORS = 50_000;

/** Names that a day tells apart; the others are counted together. */
export const MOST_NAMES = { source: 500, view: 1_000 } as const;

/**
 * What one address (for IPv6 its /64) may add to a day, and an IPv6 /48. Generous, because the phones of a mobile
 * network share addresses.
 */
export const MOST_OF_ADDRESS = { visitors: 200, sources: 20 } as const;
export const MOST_OF_NETWORK = { visitors: 2_000, sources: 60 } as const;

/** Lines of a list by frequency; the rest is one sum. */
export const MOST_LISTED = 10;

/** Longer agents are cut; browsers need less than half of it. */
export const AGENT_LENGTH = 400;
