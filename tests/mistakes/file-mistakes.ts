import { formatMoney } from '../../domain/price.ts';
import { checkWords as words } from '../../server/content/words.ts';
import { append, asIs, type Mistake, plan, replace, replaced } from './mistake.ts';

const { text, yaml } = words;
const PRICE = formatMoney(240);

/** Mistakes in files as a whole: their names, encoding and syntax, and references to them. */
export const FILE_MISTAKES: readonly Mistake[] = [
  {
    name: 'an unclosed quote',
    file: plan('nivel-1'),
    ...replaced(/^title: .*/m, 'title: "Sitio'),
    says: yaml.codes['MISSING_CHAR'] ?? '',
  },
  {
    name: 'a tab',
    file: plan('nivel-2'),
    change: replace(/^features:/m, 'features:\n\t- title: Uno'),
    at: '\t- title',
    says: yaml.codes['TAB_AS_INDENT'] ?? '',
  },
  {
    name: 'a field that is there twice',
    file: 'projects/doble.yaml',
    copyOf: 'projects/molino-uno.yaml',
    change: (content) => `${content.trimEnd()}\n"author":\n  name: Otra\n`,
    at: '"author":',
    says: yaml.duplicate('author'),
  },
  {
    name: 'two colons in a line',
    file: plan('nivel-3'),
    ...replaced(/^summary: .*/m, 'summary: Páginas: nueve'),
    says: yaml.codes['BLOCK_AS_IMPLICIT_KEY'] ?? '',
  },
  {
    name: 'front matter without its closing dashes',
    file: 'whitepapers/la-hora-del-correo.md',
    change: replace(/^---\n([\s\S]*?)\n---/, '---\n$1'),
    at: '---',
    says: yaml.noHead,
  },
  {
    name: 'a file that is not UTF-8',
    file: plan('gfx-w-nivel-3'),
    change: (content) => Buffer.from(content.replace(/^summary: .*/m, 'summary: Diseño'), 'latin1'),
    at: 'summary:',
    says: text.encoding,
  },
  {
    name: 'a file name that differs from another only in its capitals',
    file: 'projects/Molino-Uno.yaml',
    copyOf: 'projects/molino-uno.yaml',
    change: replace(/^order: .*/m, 'order: 9'),
    says: text.fileName('molino-uno.yaml'),
  },
  {
    name: 'a file whose address another file already has',
    file: 'projects/molino-uno.yaml',
    change: replace(/^order: .*/m, 'order: 8'),
    says: text.takenName('content/projects/Molino-Uno.yaml'),
  },
  {
    name: 'a project whose place in the portfolio another project already has',
    file: 'projects/zarza.yaml',
    copyOf: 'projects/teatro-cuatro.yaml',
    change: replace(/^title: .*/m, 'title: Obra'),
    at: 'order:',
    field: 'order',
    says: text.sameOrder('content/projects/teatro-cuatro.yaml', 12),
  },
  {
    name: 'a project whose place in the portfolio another project takes',
    file: 'projects/teatro-cuatro.yaml',
    change: append('# otra vez'),
    at: 'order:',
    field: 'order',
    says: text.sameOrder('content/projects/zarza.yaml', 12),
  },
  {
    name: 'a plan that is no longer sold',
    file: 'pages/products.yaml',
    ...replaced(/web-splash/, 'web-carnaval'),
    field: 'bullets.1.primary.href',
    says: words.removed.reference('web-carnaval'),
  },
  {
    name: 'a plan that the catalogue does not list',
    file: plan('nivel-9'),
    copyOf: plan('gfx-g-nivel'),
    change: asIs,
    says: text.notListed,
  },
  {
    name: 'a plan in the catalogue without a file',
    file: 'catalogue.yaml',
    change: replace(/^( +)- gfx-g-nivel-1\n/m, '$&$1- gfx-g-nivel-7\n'),
    at: 'gfx-g-nivel-7',
    field: 'categories.4.families.diseno-general.1',
    says: words.wrong(words.rules['noPlanFile'] ?? '', words.found.text('gfx-g-nivel-7')),
  },
  {
    name: 'a plan with the title of another',
    file: plan('nivel-9'),
    change: append('# otra vez'),
    at: 'title:',
    field: 'title',
    says: text.sameTitle('content/plans/gfx-g-nivel.yaml'),
  },
  {
    name: 'a plan whose title another takes',
    file: plan('gfx-g-nivel'),
    change: append('# otra vez'),
    at: 'title:',
    field: 'title',
    says: text.sameTitle('content/plans/nivel-9.yaml'),
  },
  {
    name: 'aliases that multiply',
    file: 'projects/bomba.yaml',
    copyOf: 'projects/molino-uno.yaml',
    change: () =>
      Array.from(
        { length: 9 },
        (_, level) => `a${level}: &a${level} [${Array(9).fill(level ? `*a${level - 1}` : 'x')}]`,
      ).join('\n'),
    at: 'a1:',
    says: yaml.aliases,
  },
  {
    name: 'a price within a text',
    file: plan('gfx-g-nivel-1'),
    ...replaced(/^summary: .*/m, `summary: Desde ${PRICE} al mes.`),
    field: 'summary',
    says: text.writtenPrice(PRICE),
  },
];
