export const examples = { list: { path: '/whitepapers' } };
