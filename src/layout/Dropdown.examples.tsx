export const examples = { closed: {} };
