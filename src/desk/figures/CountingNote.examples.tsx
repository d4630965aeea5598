export const examples = { note: {} };
