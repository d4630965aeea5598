export const examples = { page: {} };
