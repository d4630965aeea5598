import { routes } from '../../domain/routes.ts';
import { checkWords as words } from '../../server/content/words.ts';
import { append, type Mistake, replace } from './mistake.ts';

const { text } = words;
const DRAFT = routes.whitepaper('en-borrador');
const FUTURE = routes.whitepaper('del-futuro');
const NO_PLACE = `${routes.service('marketing')}#nada`;
const GUIDE = 'whitepapers/el-color-de-la-tinta.md';

/** Mistakes in links. */
export const LINK_MISTAKES: readonly Mistake[] = [
  {
    name: 'a link to a page that does not exist',
    file: GUIDE,
    change: append('[Un enlace](/no-existe)'),
    at: '/no-existe',
    says: text.noPage('/no-existe'),
  },
  {
    name: 'a link to a draft',
    file: GUIDE,
    change: append(`[Pronto](${DRAFT})`),
    at: DRAFT,
    says: text.unpublished(DRAFT),
  },
  {
    name: 'a link to a guide of the future',
    file: GUIDE,
    change: append(`[Más tarde](${FUTURE})`),
    at: FUTURE,
    says: text.unpublished(FUTURE),
  },
  {
    name: 'a link that depends on where it stands',
    file: GUIDE,
    change: append('[Otra](como-nace-un-rio.md)'),
    at: '(como-nace-un-rio.md)',
    says: text.relativeLink('como-nace-un-rio.md'),
  },
  {
    name: 'a link to no chapter of the same guide',
    file: GUIDE,
    change: append('[Arriba](#tema-nada)'),
    at: '#tema-nada',
    says: text.noAnchor('#tema-nada'),
  },
  {
    name: 'a link to no chapter of another page',
    file: GUIDE,
    change: append(`[Bloque](${NO_PLACE})`),
    at: NO_PLACE,
    says: text.noAnchor(NO_PLACE),
  },
  {
    name: 'a script as a link',
    file: GUIDE,
    change: append('[Toque](javascript:alert(1))'),
    at: 'javascript:',
    says: text.noAddress('javascript:alert(1)'),
  },
  {
    name: 'data as a link',
    file: GUIDE,
    change: append('<a href="data:text/html,x">Datos</a>'),
    at: 'data:text',
    says: text.noAddress('data:text/html,x'),
  },
  {
    name: 'a link of a page to no page',
    file: 'pages/learn.yaml',
    change: replace(/href: .*/, 'href: /aprendre'),
    at: 'href: /aprendre',
    field: 'bullets.primary.href',
    says: text.noPage('/aprendre'),
  },
  {
    name: 'a link of a page that begins with nothing',
    file: 'pages/contact.yaml',
    change: replace(/href: .*/, 'href: equipo'),
    at: 'href: equipo',
    field: 'contactForm.privacy.link.href',
    says: text.relativeLink('equipo'),
  },
  {
    name: 'a script as a link of a page',
    file: 'pages/team.yaml',
    change: replace(/href: .*/, 'href: JavaScript:void(0)'),
    field: 'bullets.0.primary.href',
    at: 'JavaScript:',
    says: text.noAddress('JavaScript:void(0)'),
  },
];
