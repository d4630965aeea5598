import type { Company } from '../domain/site/company.ts';

const town = 'Tumbaco';
const region = 'Pichincha';
const country = { name: 'Ecuador', code: 'EC' };

/** Facts about the agency, stated only here. */
export const company: Company = {
  name: 'Ilaló',
  referencePrefix: 'IL',
  site: 'https://ilalo.example',
  email: 'hola@ilalo.example',
  phone: '',
  whatsapp: '',
  legal: { name: '', taxNumber: '', address: '' },
  dataHost: { name: '', country: '' },
  suspensionNoticeDays: 0,
  author: '',
  taxNote: 'Precios en dólares. El IVA se detalla en su cotización.',
  claims: { years: 15, companies: 200, hostingClients: 1000, hostingSupport: '24/7', answerHours: 24 },
  town,
  city: 'Quito',
  region,
  country,
  address: [town, region, country.name].join(', '),
  hours: { days: '', opens: '08:00', closes: '23:00' },
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
