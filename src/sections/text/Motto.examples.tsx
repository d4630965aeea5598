import { contactPage } from '../../../content/pages/contact.ts';
import { Motto } from './Motto.tsx';

export const Component = Motto;
export const examples = { contact: { text: contactPage.motto } };
