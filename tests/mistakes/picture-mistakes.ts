import { checkWords as words } from '../../server/content/words.ts';
import { append, type Mistake, replace, replaced } from './mistake.ts';

const wrong = (rule: string, found: string, nearest?: string) =>
  words.wrong(words.rules[rule] ?? '', words.found.text(found), nearest);
const PROJECT = 'projects/telar.yaml';
const PICTURES = `image: telar.jpg
alt: El telar
pictures:
  - { image: hilo.jpg, alt: Hilo }
  - { image: algodón.jpg, alt: Algodón }
`;
const TESTIMONIAL = '- { name: Rosa, role: R, words: Bien., project: molino-dos, image: rosa.jpg }';

/** Mistakes in the pictures of projects, people and clients, and in what clients say. */
export const PICTURE_MISTAKES: readonly Mistake[] = [
  {
    name: 'the picture of a project that is not there',
    file: PROJECT,
    copyOf: 'projects/molino-uno.yaml',
    change: (content) =>
      `${content.replace(/^title: .*/m, 'title: Telar').replace(/^order: .*/m, 'order: 11')}${PICTURES}`,
    at: 'image: telar.jpg',
    field: 'image',
    says: wrong('noPhotoFile', 'telar.jpg', 'texto.jpg'),
  },
  {
    name: 'a further picture that is not there',
    file: PROJECT,
    change: append('# uno'),
    at: 'image: hilo.jpg',
    field: 'pictures.0.image',
    says: wrong('noPhotoFile', 'hilo.jpg'),
  },
  {
    name: 'a picture with an accent in its name',
    file: PROJECT,
    change: append('# dos'),
    at: 'image: algodón.jpg',
    field: 'pictures.1.image',
    says: wrong('photo', 'algodón.jpg'),
  },
  {
    name: 'a portrait whose extension is in small letters',
    file: PROJECT,
    change: replace(/^author:/m, 'author:\n  image: persona.JPG'),
    at: 'image: persona.JPG',
    field: 'author.image',
    says: wrong('noPhotoFile', 'persona.JPG', 'persona.jpg'),
  },
  {
    name: 'a photograph of the team that is not there',
    file: 'pages/team.yaml',
    change: replace(/(?<= {2}cards:\n)( +)- /, '$1- photo: rosa.heic\n$1  '),
    at: 'photo: rosa.heic',
    field: 'members.cards.0.photo',
    says: wrong('photo', 'rosa.heic'),
  },
  {
    name: 'a path of our own logo that is not a path',
    file: 'logo.svg',
    ...replaced(/ d="M/, ' d="Hola M'),
    says: words.logo.path('Hola M0 6l6-4 6 4 6-4 6 4v4l-6-4-6 4-6-4'),
  },
  {
    name: 'a logo that is not there',
    file: 'widgets.yaml',
    change: replace(/^ {2}logos:$(?!.*Pausar)/m, '$&\n    - { name: Botica, image: botica.svg }'),
    at: 'botica.svg',
    field: 'trustedBy.logos.0.image',
    says: wrong('noLogoFile', 'botica.svg'),
  },
  ...(
    [
      ['a testimonial of a project that is not there', 'project', wrong('unknownProject', 'molino-dos', 'molino-uno')],
      ['a portrait that is not there in a testimonial', 'image', wrong('noPhotoFile', 'rosa.jpg')],
      [
        'a role of one letter in a testimonial',
        'role',
        words.wrong(words.expected.atLeast.text(2), words.found.text('R')),
      ],
    ] as const
  ).map(([name, field, says], index): Mistake => {
    const change = index === 0 ? replace(/\[\]/, TESTIMONIAL) : append(`# ${field}`);
    return { name, file: 'testimonials.yaml', change, at: 'name: Rosa', field: `0.${field}`, says };
  }),
];
