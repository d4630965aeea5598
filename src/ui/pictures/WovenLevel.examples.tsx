export const examples = { valley: { tier: 1 }, slope: { tier: 2 }, summit: { tier: 3 }, whole: {} } as const;
