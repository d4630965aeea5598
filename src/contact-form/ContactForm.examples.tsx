import { company, contactForm, contactProblems, contactStatus } from '../../tests/harness/unit/our-content.ts';
import { formWords } from './form-words.ts';

const words = formWords({ company, contactForm, contactProblems, contactStatus });
const values = { from_name: 'María Quishpe', from_email: 'maria@', message: 'Hola' };
export const examples = {
  blank: { words },
  refused: { words, values, problems: { from_email: 'email', message: 'messageShort' } },
  failed: { words, values, failed: contactStatus.failure },
  sent: { words, reference: `${company.referencePrefix}-7F3K2A` },
} as const;
