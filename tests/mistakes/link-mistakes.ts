import { routes } from '../../domain/routes.ts';
import { checkWords as words } from '../../server/content/words.ts';
import { inGuide, type Mistake, replaced } from './mistake.ts';

const { text } = words;
const DRAFT = routes.whitepaper('en-borrador');
const FUTURE = routes.whitepaper('del-futuro');
const NO_PLACE = `${routes.service('marketing')}#nada`;

/** Mistakes in links. */
export const LINK_MISTAKES: readonly Mistake[] = [
  inGuide('a link to a page that does not exist', '[Un enlace](/no-existe)', text.noPage('/no-existe')),
  inGuide('a link to a draft', `[Pronto](${DRAFT})`, text.unpublished(DRAFT)),
  inGuide('a link to a guide of the future', `[Más tarde](${FUTURE})`, text.unpublished(FUTURE)),
  inGuide(
    'a link that depends on where it stands',
    '[Otra](como-nace-un-rio.md)',
    text.relativeLink('como-nace-un-rio.md'),
  ),
  inGuide('a link to no chapter of the same guide', '[Arriba](#tema-nada)', text.noAnchor('#tema-nada')),
  inGuide('a link to no chapter of another page', `[Bloque](${NO_PLACE})`, text.noAnchor(NO_PLACE)),
  inGuide('a script as a link', '[Toque](javascript:alert(1))', text.noAddress('javascript:alert(1)')),
  inGuide('data as a link', '<a href="data:text/html,x">Datos</a>', text.noAddress('data:text/html,x')),
  {
    name: 'a link of a page to no page',
    file: 'pages/learn.yaml',
    ...replaced(/href: .*/, 'href: /aprendre'),
    field: 'bullets.primary.href',
    says: text.noPage('/aprendre'),
  },
  {
    name: 'a link of a page that begins with nothing',
    file: 'pages/contact.yaml',
    ...replaced(/href: .*/, 'href: equipo'),
    field: 'contactForm.privacy.link.href',
    says: text.relativeLink('equipo'),
  },
  {
    name: 'a script as a link of a page',
    file: 'pages/team.yaml',
    ...replaced(/href: .*/, 'href: JavaScript:void(0)'),
    field: 'bullets.0.primary.href',
    says: text.noAddress('JavaScript:void(0)'),
  },
];
