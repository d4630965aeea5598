import { contactForm, contactProblems } from '../../../tests/harness/unit/our-content.ts';

const { from_email, from_name, from_phone, message } = contactForm.fields;
export const examples = {
  required: { name: 'from_name', ...from_name, required: true },
  optional: { name: 'from_phone', ...from_phone, optional: contactForm.optional, type: 'tel' },
  multiline: { name: 'message', ...message, multiline: true, required: true },
  explained: { name: 'from_name', ...from_name, hint: 'Como en la factura.' },
  choice: {
    name: 'from_name',
    ...from_name,
    defaultValue: 'molle',
    children: ['tilo', 'molle'].map((tree) => <option key={tree}>{tree}</option>),
  },
  refused: { name: 'from_email', ...from_email, required: true, problem: contactProblems.email },
};
