export const examples = { closed: { path: '' } };
