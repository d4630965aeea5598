import { contactForm } from '../../../tests/harness/unit/our-content.ts';

export const examples = {
  ready: { type: 'submit', children: contactForm.submit },
} as const;
