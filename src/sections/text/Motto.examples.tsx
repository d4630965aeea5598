import { contactPage } from '../../../tests/harness/unit/our-content.ts';
import { Motto } from './Motto.tsx';

export const Component = Motto;
export const examples = { contact: { text: contactPage.motto } };
