export const examples = { closed: { current: () => undefined } };
