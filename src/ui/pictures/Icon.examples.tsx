export const examples = { check: { name: 'check' }, alert: { name: 'alert' }, arrow: { name: 'arrow' } } as const;
