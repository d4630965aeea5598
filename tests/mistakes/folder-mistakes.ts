import { checkWords as words } from '../../server/content/words.ts';
import { asIs, type Mistake, replace } from './mistake.ts';

const { text } = words;

/** Files that nothing reads, for their name, their place or what is in them. */
export const FOLDER_MISTAKES: readonly Mistake[] = [
  {
    name: 'a document that no page shows',
    file: 'pages/precios.docx',
    copyOf: 'company.yaml',
    change: asIs,
    says: text.unread,
  },
  {
    name: 'a page that no service names',
    file: 'pages/olvidada.yaml',
    copyOf: 'pages/marketing.yaml',
    change: asIs,
    says: text.unread,
  },
  {
    name: 'a photograph that is a text',
    file: 'images/texto.jpg',
    copyOf: 'company.yaml',
    change: asIs,
    says: words.picture.notOne,
  },
  {
    name: 'an empty photograph',
    file: 'images/vacia.png',
    copyOf: 'company.yaml',
    change: () => '',
    says: words.picture.empty,
  },
  {
    name: 'an ñ in a file name',
    file: 'whitepapers/Mi año nuevo.md',
    copyOf: 'whitepapers/el-color-de-la-tinta.md',
    change: replace(/^title: .*/m, 'title: Mi año'),
    says: text.fileName('mi-ano-nuevo.md'),
  },
  {
    name: 'a file with another extension',
    file: 'projects/fragua.yml',
    copyOf: 'projects/molino-uno.yaml',
    change: asIs,
    says: text.extension('fragua.yaml'),
  },
  {
    name: 'a guide with the extension of an editor',
    file: 'whitepapers/fragua.md.txt',
    copyOf: 'whitepapers/como-nace-un-rio.md',
    change: asIs,
    says: text.extension('fragua.md'),
  },
  {
    name: 'a page with the extension of a guide',
    file: 'pages/home.md',
    copyOf: 'whitepapers/como-nace-un-rio.md',
    change: asIs,
    says: text.extension('home.yaml'),
  },
  {
    name: 'a note among the photographs',
    file: 'images/notas.txt',
    copyOf: 'company.yaml',
    change: asIs,
    says: text.unread,
  },
  {
    name: 'a note beside the folders',
    file: 'notas.md',
    copyOf: 'whitepapers/como-nace-un-rio.md',
    change: asIs,
    says: text.unread,
  },
];
