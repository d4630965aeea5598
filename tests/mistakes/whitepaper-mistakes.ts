import { checkWords as words } from '../../server/content/words.ts';
import { append, asIs, type Mistake, replace } from './mistake.ts';

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
  {
    name: 'a picture that does not exist',
    file: 'whitepapers/el-color-de-la-tinta.md',
    change: append('![Un tintero](./tintero.png)'),
    at: './tintero.png',
    says: picture.missing('./tintero.png'),
  },
  {
    name: 'a picture in a folder that does not exist',
    file: 'whitepapers/el-color-de-la-tinta.md',
    change: append('![Un tintero](/img/tintero.png)'),
    at: '/img/tintero.png',
    says: picture.elsewhere('/img/tintero.png'),
  },
  {
    name: 'a picture on another site',
    file: 'whitepapers/el-color-de-la-tinta.md',
    change: append('![Un tintero](https://a.example/tintero.png)'),
    at: 'https://a.example/tintero.png',
    says: picture.elsewhere('https://a.example/tintero.png'),
  },
  {
    name: 'a picture without a description',
    file: 'whitepapers/el-color-de-la-tinta.md',
    change: append('![](./pluma.png)'),
    at: '![](',
    says: picture.noAlt('./pluma.png'),
  },
  {
    name: 'a file of the site that is no picture',
    file: 'whitepapers/el-color-de-la-tinta.md',
    change: append('![Los colores](../palette.yaml)'),
    at: '../palette.yaml',
    says: picture.elsewhere('../palette.yaml'),
  },
  {
    name: 'a text as a picture',
    file: 'whitepapers/el-color-de-la-tinta.md',
    change: append('![Un río](./como-nace-un-rio.md)'),
    at: './como-nace-un-rio.md',
    says: words.wrong(words.rules['photo'] ?? '', found.text('./como-nace-un-rio.md')),
  },
  {
    name: 'the logo of a client',
    file: 'whitepapers/el-color-de-la-tinta.md',
    change: append('![Un logo](../images/logos/uno.png)'),
    at: '../images/logos/uno.png',
    says: picture.elsewhere('../images/logos/uno.png'),
  },
  {
    name: 'a picture written in HTML',
    file: 'whitepapers/el-color-de-la-tinta.md',
    change: append('<img src="./frasco.png" alt="Un frasco">'),
    at: '<img',
    says: picture.html('./frasco.png'),
  },
  {
    name: 'a day that does not exist',
    file: 'whitepapers/como-nace-un-rio.md',
    change: replace(/^date: .*/m, 'date: 2020-13-03'),
    at: 'date:',
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
];
