import { company, contactForm, contactProblems, contactStatus } from '../../server/testing/our-content.ts';
import ContactForm from './ContactForm.tsx';
import { formWords } from './form-words.ts';

const words = formWords({ company, contactForm, contactProblems, contactStatus });
const values = { from_name: 'María Quishpe', from_email: 'maria@', message: 'Hola' };
export const Component = ContactForm;
export const examples = {
  blank: { words },
  refused: { words, values, problems: { from_email: 'email', message: 'messageShort' } },
  failed: { words, values, failed: contactStatus.failure },
  sent: { words, reference: `${company.referencePrefix}-7F3K2A` },
} as const;
export const criteria = {
  'with script': 'send without leaving the page, and keep what was typed whatever happens',
  'without script': 'post itself, and come back with its problems and with what was typed',
  'without style': 'put problems before the fields, and tell people to leave the honeypot empty',
  keyboard: 'move focus to what is wrong, from there to each refused field, and to the confirmation',
  zoom: 'have one column on a narrow screen, each label above its field',
  voice: 'focus a field when its label is said, and send when the words on the button are said',
  reader: 'announce sending, refusal, failure and success, and say with each refused field what is wrong with it',
};
