import { expect, test } from 'vitest';
import { company, footer, navigation } from '../../tests/harness/unit/our-content.ts';
import { renderToStaticMarkup } from '../../tests/harness/unit/render-with-content.tsx';
import { Footer, footerGroups } from './Footer.tsx';
import { Header } from './Header.tsx';

test('the footer of an agency without social networks has no empty list', () => {
  expect(renderToStaticMarkup(<Footer />, { company: { ...company, socials: [] } })).not.toMatch(/<ul[^>]*><\/ul>/);
});

test('an address of email breaks after its «@» where its column is narrow', () => {
  const email = 'informes@tilo.example';
  expect(renderToStaticMarkup(<Footer />, { company: { ...company, email } })).toContain(
    '>informes@<wbr/>tilo.example<',
  );
});

const shop = { label: 'Tienda', href: 'https://tienda.example', newTab: true, more: ' en otra parte' };

test('the links of menus and footer open in a new tab, and say more, where the content says so', () => {
  const { drawer, dropdown } = navigation;
  const menus = {
    links: [shop],
    drawer: { ...drawer, before: [shop], after: [shop] },
    dropdown: { ...dropdown, viewAll: shop },
  };
  const html = renderToStaticMarkup(
    <>
      <Header path="" />
      <Footer />
    </>,
    {
      navigation: { ...navigation, ...menus },
      footer: { ...footer, groups: [{ title: 'Otros', links: [shop] }], statements: [shop] },
    },
  );
  const tags = html.match(/<a [^>]*"https:\/\/tienda\.example"/g) ?? [];
  expect(tags).toHaveLength(7);
  for (const tag of tags) expect(tag).toMatch(/aria-label="Tienda en otra parte.*" target="_blank" rel="noopener"/);
});

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
