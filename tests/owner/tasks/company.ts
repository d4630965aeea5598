import type { ContentFolder } from '../content-folder.ts';

const COMPANY = 'company.yaml';

/** New facts for `company.yaml`. */
export const FACTS = {
  name: 'Nube',
  town: 'Puembo',
  phone: '+593 2 555 0199',
  whatsapp: '+593 99 123 4567',
  days: 'Lunes a viernes',
};

export function changeCompany(content: ContentFolder): void {
  // A fact is a field of the company or of its hours.
  for (const [field, value] of Object.entries(FACTS))
    content.replace(COMPANY, new RegExp(`(?<=^ *${field}: ).*`, 'm'), `'${value}'`);
}

/** New values for some colours of the palette, in different CSS notations. */
export const COLOURS = { cal: '#fdfaf5', noche: '#1c1b2e', cielo: 'lightblue' };

export function changeColours(content: ContentFolder): void {
  for (const [thread, colour] of Object.entries(COLOURS))
    content.replace('palette.yaml', new RegExp(`(?<=^${thread}: ).*`, 'm'), `'${colour}'`);
}
