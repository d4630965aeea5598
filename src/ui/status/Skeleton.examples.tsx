export const examples = { card: {}, line: { lines: 1 } };
