export const examples = {
  ask: { step: 'ask' },
  type: { step: 'type' },
  wrong: { step: 'type', problem: 'wrong' },
  over: { step: 'ask', problem: 'over' },
  mailLimit: { step: 'type', problem: 'mailLimit', waitS: 2700 },
  mailDown: { step: 'ask', problem: 'mailDown' },
};
