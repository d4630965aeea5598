import { checkWords as words } from '../../server/content/words.ts';
import { append, asIs, inGuide, type Mistake, replaced } from './mistake.ts';

const { expected, found, picture, text } = words;

/** Mistakes in the heads and pictures of whitepapers. */
export const WHITEPAPER_MISTAKES: readonly Mistake[] = [
  {
    name: 'a date that starts with the day',
    file: 'whitepapers/fecha.md',
    copyOf: 'whitepapers/como-nace-un-rio.md',
    change: (content) => content.replace(/^date: .*/m, 'date: 11/12/2026').replace(/^title: .*/m, 'title: Una fecha'),
    at: 'date:',
    field: 'date',
    says: words.wrong(expected.date, found.text('11/12/2026')),
  },
  {
    name: 'a date that is years ahead',
    file: 'whitepapers/lejos.md',
    copyOf: 'whitepapers/como-nace-un-rio.md',
    change: (content) => content.replace(/^date: .*/m, 'date: 2099-01-01').replace(/^title: .*/m, 'title: Muy lejos'),
    at: 'date:',
    field: 'date',
    says: text.farAway,
  },
  {
    name: 'a tag that differs by a capital',
    file: 'whitepapers/otro-tema.md',
    copyOf: 'whitepapers/la-hora-del-correo.md',
    change: (content) => content.replace(/^tags: .*/m, 'tags: [Papel]').replace(/^title: .*/m, 'title: Otro tema'),
    at: 'tags:',
    field: 'tags.0',
    says: text.otherTag('papel', 'content/whitepapers/Mi año nuevo.md'),
  },
  inGuide('a picture that does not exist', '![Un tintero](./tintero.png)', picture.missing('./tintero.png')),
  inGuide(
    'a picture in a folder that does not exist',
    '![Un tintero](/img/tintero.png)',
    picture.elsewhere('/img/tintero.png'),
  ),
  inGuide(
    'a picture on another site',
    '![Un tintero](https://a.example/tintero.png)',
    picture.elsewhere('https://a.example/tintero.png'),
  ),
  inGuide('a picture without a description', '![](./pluma.png)', picture.noAlt('./pluma.png')),
  inGuide(
    'a file of the site that is no picture',
    '![Los colores](../palette.yaml)',
    picture.elsewhere('../palette.yaml'),
  ),
  inGuide(
    'a text as a picture',
    '![Un río](./como-nace-un-rio.md)',
    words.wrong(words.rules['photo'] ?? '', found.text('./como-nace-un-rio.md')),
  ),
  inGuide('the logo of a client', '![Un logo](../images/logos/uno.png)', picture.elsewhere('../images/logos/uno.png')),
  inGuide('a picture written in HTML', '<img src="./frasco.png" alt="Un frasco">', picture.html('./frasco.png')),
  inGuide('a program in a guide', '<script>alert(1)</script>', text.unshown('script')),
  inGuide('a frame within a line', 'Mire <IFRAME src="/a"></IFRAME> aquí.', text.unshown('iframe')),
  {
    name: 'a day that does not exist',
    file: 'whitepapers/como-nace-un-rio.md',
    ...replaced(/^date: .*/m, 'date: 2020-13-03'),
    field: 'date',
    says: words.wrong(expected.date, found.text('2020-13-03')),
  },
  {
    name: 'a title that another whitepaper already has',
    file: 'whitepapers/otra-tinta.md',
    copyOf: 'whitepapers/el-color-de-la-tinta.md',
    change: asIs,
    at: 'title:',
    field: 'title',
    says: text.sameTitle('content/whitepapers/el-color-de-la-tinta.md'),
  },
  {
    name: 'a title that another whitepaper takes',
    file: 'whitepapers/el-color-de-la-tinta.md',
    change: append('Una línea más.'),
    at: 'title:',
    field: 'title',
    says: text.sameTitle('content/whitepapers/otra-tinta.md'),
  },
];
