import { expect, test } from 'vitest';
import { z } from 'zod';
import { shapeOf } from '../../../domain/content/form/shape.ts';
import { FILES } from '../../../domain/content/schemas.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { renderToStaticMarkup } from '../../../tests/harness/unit/render-with-content.tsx';
import { LeafField } from './LeafField.tsx';
import { ShapeField } from './ShapeField.tsx';

test('a phone shows its keyboard for the kind of a field', () => {
  const shape = { type: 'leaf', kind: 'phone', of: 'text', optional: false, label: 'Molle' } as const;
  const field = <LeafField shape={shape} name="molle" value="" problem={undefined} />;
  expect(renderToStaticMarkup(field)).toContain('inputMode="tel"');
});

test('says of a choice too that it may be left open', () => {
  const shape = { type: 'leaf', of: 'text', label: 'Molle', choices: { uno: 'Uno' } } as const;
  const shown = (optional: boolean) =>
    renderToStaticMarkup(<LeafField shape={{ ...shape, optional }} name="molle" value="" problem={undefined} />);
  expect(shown(true)).toContain(editorWords.form.optional);
  expect(shown(false)).not.toContain(editorWords.form.optional);
});

test('a choice that is no longer offered has the name of the service that it is', () => {
  const shape = { type: 'leaf', of: 'text', label: 'Molle', kind: 'plan-type', optional: false } as const;
  const names = { 'plan-type': [{ value: 'uno', label: 'Uno' }], service: [{ value: 'tilo', label: 'Del tilo' }] };
  const field = <LeafField shape={shape} name="molle" value="tilo" problem={undefined} names={names} />;
  expect(renderToStaticMarkup(field)).toContain('>Del tilo<');
});

test('a tick in place of other fields says what it stands for', () => {
  const steps = z
    .union([z.literal(true), z.strictObject({ title: z.string() })])
    .meta({ label: 'Molle', help: 'Tilo.' });
  const given = { name: 'molle', place: 'molle', value: true, problems: {}, facts: new Map(), action: '#' };
  const tick = renderToStaticMarkup(<ShapeField shape={shapeOf(steps)} {...given} />);
  expect(tick).toMatch(/ aria-describedby="molle-hint".*<small id="molle-hint">Tilo\.</);
});

test('a list is described by its help and by why it is refused, and each row is a group with its name', () => {
  const shape = shapeOf(z.array(z.string()).meta({ label: 'Molle', help: 'Tilo.' }));
  const given = { shape, name: 'molle', place: 'molle', value: ['uno'], facts: new Map(), action: '#' };
  const html = renderToStaticMarkup(<ShapeField {...given} problems={{ molle: 'Arupo.' }} />);
  expect(html).toMatch(
    / aria-describedby="molle-hint molle-problem".* id="molle-hint">Tilo\..* id="molle-problem">Arupo\./,
  );
  expect(html).toContain(`>${editorWords.form.item('uno', 1)}</legend>`);
});

test('a list offers further rows up to its limit', () => {
  const shape = shapeOf(z.array(z.string()).max(3).meta({ label: 'Molle' }));
  const given = { shape, name: 'molle', place: 'molle', problems: {}, facts: new Map(), action: '#' };
  const shown = (...value: string[]) => renderToStaticMarkup(<ShapeField {...given} value={value} />);
  expect(shown('uno')).toContain(editorWords.form.another);
  const last = shown('uno', 'dos');
  expect(last).toContain('<details');
  expect(last).not.toContain(editorWords.form.another);
  expect(shown('uno', 'dos', 'tres')).not.toContain('<details');
});

test.each([
  ['testimonials.yaml', [{ name: 'Tilo', words: 'Muy bien.', project: 'molino-uno' }]],
  ['catalogue.yaml', { categories: [{ slug: 'tilo', service: 'molino-uno', families: {} }] }],
] as const)('what a row of %s belongs to is chosen by its title', (file, value) => {
  const title = [{ value: 'molino-uno', label: 'Molino Uno' }];
  const names = { project: title, service: title };
  const form = renderToStaticMarkup(
    <ShapeField
      shape={shapeOf(FILES[file])}
      name="filas"
      place=""
      {...{ value, names, facts: new Map() }}
      problems={{}}
      action="#"
    />,
  );
  expect(form).toContain('<option value="molino-uno" selected="">Molino Uno</option>');
});
