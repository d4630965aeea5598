import { contactForm } from '../../../tests/harness/unit/our-content.ts';
import { Button } from './Button.tsx';

export const Component = Button;
export const examples = {
  ready: { type: 'submit', children: contactForm.submit },
} as const;
