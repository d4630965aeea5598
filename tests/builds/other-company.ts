const THREADS = ['cal', 'noche', 'maiz', 'grana', 'anil', 'euc', 'teja', 'cielo'];

/** `content/company.ts` of another company. */
export const OTHER_COMPANY = `import type { Company } from '../domain/company.ts';
export const company: Company = {
  name: 'Chimborazo', referencePrefix: 'CH', email: 'taller@chimborazo.example', phone: '+593 99 000 0000',
  town: 'Riobamba', region: 'Chimborazo', country: { name: 'Ecuador', code: 'EC' },
  address: 'Riobamba, Chimborazo, Ecuador', hours: { opens: '09:00', closes: '17:00' },
  socials: [{ label: 'Mastodon', href: 'https://mastodon.example/@chimborazo' }],
  product: { site: 'https://otro.example', restaurantSignUp: 'https://otro.example/alta' },
};
`;
/** `content/palette.css` of another company. */
export const OTHER_PALETTE = `@layer tokens{:root{${THREADS.map((name, index) => `--${name}: oklch(.5 .1 ${index * 40})`).join(';')}}}`;
export const OTHER_ORIGIN = 'https://chimborazo.example';
