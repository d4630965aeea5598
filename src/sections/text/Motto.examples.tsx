import { contactPage } from '../../../server/testing/our-content.ts';
import { Motto } from './Motto.tsx';

export const Component = Motto;
export const examples = { contact: { text: contactPage.motto } };
export const criteria = {
  zoom: 'break a word that is too long for the screen',
  reader: 'be a sentence, not a heading',
};
