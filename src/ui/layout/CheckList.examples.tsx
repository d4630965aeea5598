import { contactPage } from '../../../tests/harness/unit/our-content.ts';

export const examples = { facts: { items: contactPage.bullets } };
