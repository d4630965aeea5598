import { contactPage } from '../../../tests/harness/unit/our-content.ts';

export const examples = { contact: { text: contactPage.motto } };
