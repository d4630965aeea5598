import type { Company } from '../domain/site/company.ts';

const town = 'Tumbaco';
const region = 'Pichincha';
const country = { name: 'Ecuador', code: 'EC' };

/** Facts about the agency, stated only here. */
export const company: Company = {
  name: 'Ilaló',
  referencePrefix: 'IL',
  email: 'hola@ilalo.example',
  phone: '',
  town,
  region,
  country,
  address: [town, region, country.name].join(', '),
  hours: { opens: '08:00', closes: '23:00' },
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
