import { contactForm } from '../../../server/testing/our-content.ts';
import { Button } from './Button.tsx';

export const Component = Button;
export const examples = {
  ready: { type: 'submit', children: contactForm.submit },
} as const;
export const criteria = {
  keyboard: 'be pressed with Enter and with Space, and keep focus while it can do nothing',
  voice: 'be pressed when the words on it are said',
  reader: 'say that it can do nothing now, where that is so',
};
