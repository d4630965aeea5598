import { expect, test } from 'vitest';
import { footerGroups } from './footer-groups.ts';

const services = [
  { name: 'Retratos', href: '/servicios/retratos' },
  { name: 'Bodas', href: '/servicios/bodas' },
];
const weddings = { title: 'Bodas', links: [{ label: 'Civiles', href: '/servicios/bodas' }] };
const list = { title: 'Servicios', services: true, links: [] };

test('the group that lists the services has those to which no other group links', () => {
  expect(footerGroups([list, weddings], services)).toEqual([
    { title: 'Servicios', links: [{ label: 'Retratos', href: '/servicios/retratos' }] },
    weddings,
  ]);
});

test('a group without links is left out', () => {
  expect(footerGroups([list, weddings, { title: 'Vacío', links: [] }], services.slice(1))).toEqual([weddings]);
});
