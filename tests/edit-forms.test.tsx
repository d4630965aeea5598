import { globSync, readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { type ComponentType, createElement } from 'react';
import { expect, test } from 'vitest';
import { schemaOf } from '../domain/content/schemas.ts';
import { FORM_FIELDS } from '../domain/desk/editor/form-fields.ts';
import { editorWords } from '../domain/desk/editor/words.ts';
import { readSentForm } from '../server/desk/editor/edit-routes.ts';
import { openForm, viewOf } from '../server/desk/editor/edit-view.ts';
import { readFile } from '../server/editor/file-text.ts';
import { formAt, partsOf } from '../server/editor/titles.ts';
import { examples as edit } from '../src/desk/editor/EditPage.examples.tsx';
import { EditPage } from '../src/desk/editor/EditPage.tsx';
import { examples as leaves } from '../src/desk/editor/LeafField.examples.tsx';
import { LeafField } from '../src/desk/editor/LeafField.tsx';
import { examples as pending } from '../src/desk/editor/PendingPage.examples.tsx';
import { PendingPage } from '../src/desk/editor/PendingPage.tsx';
import { RowButtons } from '../src/desk/editor/RowButtons.tsx';
import { renderToStaticMarkup } from './harness/unit/render-with-content.tsx';

/** What a browser sends of a form: every field with its value, as the form was shown. */
function submit(html: string): URLSearchParams {
  const document = parseDocument(html);
  const fields = ['input', 'textarea', 'select'].flatMap((name) => DomUtils.getElementsByTagName(name, document));
  const sent = new URLSearchParams();
  for (const field of fields) {
    const { name = '', value = 'on', type } = field.attribs;
    if (type === 'checkbox' && !('checked' in field.attribs)) continue;
    if (field.name === 'textarea') sent.append(name, DomUtils.textContent(field).replace(/\n/g, '\r\n'));
    else if (field.name === 'input') sent.append(name, value);
    else {
      const options = DomUtils.getElementsByTagName('option', field);
      const chosen = options.find(({ attribs }) => 'selected' in attribs) ?? options[0];
      sent.append(name, chosen?.attribs['value'] ?? '');
    }
  }
  return sent;
}

const { pending: words } = editorWords;
const files = globSync('content/**/*.{yaml,md}').filter((path) => schemaOf(path.slice('content/'.length)));

test.each(files)(
  'the forms of %s, sent as they are shown, change no byte, and each field has an id of its own',
  (path) => {
    const text = readFileSync(path, 'utf8');
    const parts = partsOf(path)?.map(({ href }) => new URL(href, 'https://x').searchParams.get('parte') ?? '');
    for (const part of parts ?? [undefined]) {
      const form = openForm(path, part);
      const html = renderToStaticMarkup(
        <EditPage {...viewOf(form, { path, part, base: text, ...readFile(path, text) })} />,
      );
      expect(readSentForm(form, path, part, submit(html)).text).toBe(text);
      const ids = DomUtils.findAll(({ attribs }) => 'id' in attribs, parseDocument(html).children);
      const repeated = ids.map(({ attribs }) => attribs['id']).filter((id, index, all) => all.indexOf(id) !== index);
      expect(repeated, 'ids that several fields have').toEqual([]);
    }
  },
);

test.each([
  ['redirects.yaml', undefined, '- { from: /tilo, to: /molle }', '0.to', '/molle'],
  ['widgets.yaml', 'tierWords', "tierWords: { '2': { name: Tilo, height: Molle } }", 'tierWords.2.height', 'Molle'],
  [
    'catalogue.yaml',
    undefined,
    'categories: [{ families: { tilo: [molle] } }]',
    'categories.0.families.tilo.0',
    'molle',
  ],
])('a link to a value of %s leads to its field', (file, part, text, field, value) => {
  const path = `content/${file}`;
  const form = openForm(path, part);
  const html = renderToStaticMarkup(
    <EditPage {...viewOf(form, { path, part, base: text, ...readFile(path, text) })} />,
  );
  const { hash } = new URL(formAt(path, field) ?? '', 'https://desk.invalid');
  const found = DomUtils.findAll(({ attribs }) => attribs['id'] === hash.slice(1), parseDocument(html).children);
  expect(found.map(({ attribs }) => attribs['value'])).toEqual([value]);
});

test('the button for another row shows the form with the next empty row of its list open', () => {
  const path = 'content/projects/tilo.yaml';
  const form = openForm(path);
  const render = (sent: URLSearchParams) => {
    const { shown } = readSentForm(form, path, undefined, sent, true);
    const html = renderToStaticMarkup(<EditPage {...viewOf(form, shown)} />);
    const added = DomUtils.getElementsByTagName('details', parseDocument(html)).filter(({ attribs }) => attribs['id']);
    const open = added.filter(({ attribs }) => 'open' in attribs).map(({ attribs }) => attribs['id'] ?? '');
    return { sent: submit(html), added, open };
  };
  const { sent, added, open } = render(new URLSearchParams());
  const pictures = added.filter(({ attribs }) => attribs['id'] === 'fila-pictures.0');
  const [button] = DomUtils.getElementsByTagName('button', pictures);
  sent.set('pictures.0.image', 'tilo.jpg');
  sent.set(FORM_FIELDS.button, button?.attribs['value'] ?? '');
  expect(render(sent).open.filter((id) => !open.includes(id))).toEqual(['fila-pictures.1']);
});

test('only the form of a guide is wide, for its text and the result side by side', () => {
  const shown = (path: string) => {
    const base = readFileSync(path, 'utf8');
    return renderToStaticMarkup(<EditPage {...viewOf(openForm(path), { path, base, ...readFile(path, base) })} />);
  };
  const narrow = files.filter((path) => shown(path).includes('data-narrow'));
  expect(narrow).toEqual(files.filter((path) => path.endsWith('.yaml')));
});

test.each([
  ['moment', 'cuando', PendingPage, pending.past],
  ['address', FORM_FIELDS.slug, EditPage, edit.moved],
  ['text of a guide', FORM_FIELDS.body, EditPage, edit.refusedGuide],
] as const)('a %s that is refused is said on top, with a link to its field', (_name, field, Page, props) => {
  const document = parseDocument(renderToStaticMarkup(createElement(Page as ComponentType<object>, props)));
  const alert = DomUtils.findOne(({ attribs }) => attribs['role'] === 'alert', document.children);
  const link = DomUtils.findOne(({ name }) => name === 'a', alert?.children ?? []);
  expect(link?.attribs['href']).toBe(`#${field}`);
  const refused = DomUtils.findOne(({ attribs }) => attribs['id'] === field, document.children);
  expect(refused?.attribs).toMatchObject({ name: field, 'aria-invalid': 'true' });
});

test('why nothing was discarded is said above what is to be corrected', () => {
  const html = renderToStaticMarkup(<PendingPage {...pending.together} problems={pending.refused.problems} />);
  expect(html.indexOf(words.problems)).toBeGreaterThan(html.indexOf(words.together.title));
});

test.each([
  [{ index: 0, isLast: false }, ['#fila-a.1', '#fila-a.0']],
  [{ index: 2, isLast: true }, ['#fila-a.1', '#a']],
])('the buttons of the row %j lead to where it, or what takes its place, is then', (row, places) => {
  const html = renderToStaticMarkup(<RowButtons label="Uno" name="a" list="a" action="" {...row} />);
  const buttons = DomUtils.getElementsByTagName('button', parseDocument(html));
  expect(buttons.map(({ attribs }) => attribs['formaction'])).toEqual(places);
});

test('a service is chosen by its name, also one that is gone', () => {
  const { service } = leaves;
  const optionsOf = (value: string) =>
    DomUtils.getElementsByTagName(
      'option',
      parseDocument(renderToStaticMarkup(<LeafField {...service} value={value} />)),
    ).map((option) => [option.attribs['value'], DomUtils.textContent(option), 'selected' in option.attribs]);
  expect(optionsOf('web')).toEqual([['web', 'Desarrollo web', true]]);
  expect(optionsOf('fotos')).toEqual([
    ['fotos', 'fotos', true],
    ['web', 'Desarrollo web', false],
  ]);
});

test('every value of every file is in a form', () => {
  const home = 'content/pages/home.yaml';
  const view = viewOf(openForm(home), { path: home, base: null, ...readFile(home, readFileSync(home, 'utf8')) });
  const fields = view.parts?.map(({ href }) => new URL(href, 'https://x').searchParams.get('parte') ?? '') ?? [];
  expect(fields.flatMap((part) => openForm(home, part).fields.map(([name]) => name)).toSorted()).toEqual(
    openForm(home)
      .fields.map(([name]) => name)
      .toSorted(),
  );
});
