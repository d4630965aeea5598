import type { Company } from '../domain/company.ts';

/** The one record of who we are. Changing it re-brands the site; nothing else repeats these facts. */
export const company: Company = {
  name: 'Ilaló',
  referencePrefix: 'IL',
  email: 'hola@ilalo.example',
  phone: '',
  town: 'Tumbaco',
  address: 'Tumbaco, Pichincha, Ecuador',
  hours: '8 a.m. – 11 p.m.',
  socials: [
    { label: 'Facebook', href: 'https://facebook.example/ilalo' },
    { label: 'Instagram', href: 'https://instagram.example/ilalo' },
    { label: 'LinkedIn', href: 'https://linkedin.example/ilalo' },
  ],
  product: {
    site: 'https://producto.ilalo.example',
    restaurantSignUp: 'https://producto.ilalo.example/registro/restaurante',
  },
};
