export const examples = {
  ask: { step: 'ask' },
  type: { step: 'type' },
  wrong: { step: 'type', problem: 'wrong' },
  mailDown: { step: 'ask', problem: 'mailDown' },
};
