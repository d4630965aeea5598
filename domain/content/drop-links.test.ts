import { expect, test } from 'vitest';
import { z } from 'zod';
import { dropLinks } from './drop-links.ts';
import { link } from './fields.ts';
import { shapeOf } from './form/shape.ts';

const schema = z.strictObject({
  title: z.string(),
  button: link().optional(),
  section: z.strictObject({ text: z.string(), link: link() }).optional(),
  links: z.array(link()).default([]),
  clients: z.array(
    z.union([
      z.strictObject({ icon: z.string(), href: z.string().optional() }),
      z.strictObject({ image: z.string(), href: z.string().optional() }),
    ]),
  ),
  needed: link(),
  mission: z.strictObject({ button: link().optional() }).required().optional(),
});
const there = { label: 'Contacto', href: '/contacto' };
const gone = { label: 'Telar', href: '/telar' };
const whole = { title: 'Inicio', clients: [], needed: there };
const drop = (value: unknown) => dropLinks(shapeOf(schema), value, (href) => href === gone.href);

test.each([
  ['a link that may be missing', { ...whole, button: gone }, whole],
  ['the section around a link that it needs', { ...whole, section: { text: 'Teja', link: gone } }, whole],
  ['an item of a list', { ...whole, links: [there, gone, there] }, { ...whole, links: [there, there] }],
  [
    'the address of an item that may do without',
    {
      ...whole,
      clients: [
        { image: 'a.svg', href: gone.href },
        { icon: 'pin', href: there.href },
      ],
    },
    { ...whole, clients: [{ image: 'a.svg' }, { icon: 'pin', href: there.href }] },
  ],
  ['nothing that leads elsewhere', { ...whole, button: there }, { ...whole, button: there }],
])('drops %s', (_, given, left) => expect(drop(given)).toEqual({ value: left }));

test('names a link that cannot be missing', () =>
  expect(drop({ ...whole, needed: gone })).toEqual({ path: ['needed', 'href'], href: gone.href }));

test('drops a group that needs a link which others of its kind can do without', () =>
  expect(drop({ ...whole, mission: { button: gone } })).toEqual({ value: whole }));
