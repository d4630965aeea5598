import { checkWords as words } from '../../server/content/words.ts';
import { asIs, type Mistake, replace } from './mistake.ts';

const { picture, text } = words;
const PROJECT = 'projects/molino-uno.yaml';
const GUIDE = 'whitepapers/como-nace-un-rio.md';

/** A new file, a copy of another one. */
const file = (name: string, path: string, copyOf: string, says: string, change: Mistake['change'] = asIs): Mistake => ({
  name,
  file: path,
  copyOf,
  change,
  says,
});

/** Files that nothing reads, for their name, their place or what is in them. */
export const FOLDER_MISTAKES: readonly Mistake[] = [
  file('a document that no page shows', 'pages/precios.docx', 'company.yaml', text.unread),
  file('a page that no service names', 'pages/olvidada.yaml', 'pages/marketing.yaml', text.unread),
  file('a photograph that is a text', 'images/texto.jpg', 'company.yaml', picture.notOne),
  file('an empty photograph', 'images/vacia.png', 'company.yaml', picture.empty, () => ''),
  file(
    'an ñ in a file name',
    'whitepapers/Mi año nuevo.md',
    'whitepapers/el-color-de-la-tinta.md',
    text.fileName('mi-ano-nuevo.md'),
    replace(/^title: .*/m, 'title: Mi año'),
  ),
  file('a file with another extension', 'projects/fragua.yml', PROJECT, text.extension('fragua.yaml')),
  file('a guide with the extension of an editor', 'whitepapers/fragua.md.txt', GUIDE, text.extension('fragua.md')),
  file('a page with the extension of a guide', 'pages/home.md', GUIDE, text.extension('home.yaml')),
  file('a note among the photographs', 'images/notas.txt', 'company.yaml', text.unread),
  file('a note beside the folders', 'notas.md', GUIDE, text.unread),
];
