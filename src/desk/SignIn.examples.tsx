import { SignIn } from './SignIn.tsx';

export const Component = SignIn;
export const examples = {
  ask: { step: 'ask' },
  type: { step: 'type' },
  wrong: { step: 'type', problem: 'wrong' },
  mailDown: { step: 'ask', problem: 'mailDown' },
};
