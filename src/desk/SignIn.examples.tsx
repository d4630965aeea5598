import { SignIn } from './SignIn.tsx';

export const Component = SignIn;
export const examples = {
  ask: { step: 'ask' },
  type: { step: 'type' },
  wrong: { step: 'type', problem: 'wrong' },
  mailDown: { step: 'ask', problem: 'mailDown' },
};
export const criteria = {
  'without script': 'send a code and take it',
  keyboard: 'have focus on the code once one was sent',
  reader: 'announce why a code was refused',
};
