/** Stands for all sources, or all pages, beyond those that are told apart. */
export const OTHERS = '*';

/** Visitors that a day counts, in total: anyone can invent them, and they must not fill the disk that holds the leads. */
export const MOST_VISITORS = 50_000;

/** Names that a day tells apart; the others are counted together. */
export const MOST_NAMES = { source: 500, view: 1_000 } as const;

/** Lines of a list by frequency; the rest is one sum. */
export const MOST_LISTED = 10;

/** Longer agents are cut; browsers need less than half of it. */
export const AGENT_LENGTH = 400;
