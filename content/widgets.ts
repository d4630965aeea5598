import { routes } from '../domain/routes.ts';
import type {
  CardWords,
  ComparisonWords,
  MissionWords,
  PauseLabels,
  PictureWords,
  PlanCardWords,
  ProofWords,
  ProseWords,
  TierWords,
  TrustedByWords,
  WelcomeWords,
} from '../domain/words/widgets.ts';
import { claims } from './claims.ts';
import { company } from './company.ts';

/** Words of cards on several pages. */
export const cardWords = { features: 'Características', language: 'Idioma' } satisfies CardWords;

/** Texts about photographs. */
export const pictureWords = {
  /** Alternative text of a portrait. */
  portrait: (name: string) => `Foto de ${name}`,
  /** This error and the two below stop the build. */
  missing: (file: string) => `No existe el archivo ${file}. Revise el nombre, con mayúsculas y extensión.`,
  badName: (file: string) => `El nombre de ${file} no sirve: use letras sin tilde, números y guiones, sin espacios.`,
  noAlt: (file: string, image: string) =>
    `${file}: falta decir qué muestra ${image}. Escriba eso entre los corchetes: ![Vitrina con panes](${image}).`,
} satisfies PictureWords;

/** Accessible names of the pause buttons; a page can have both. */
export const pauseLabels = { video: 'Pausar el video', logos: 'Pausar la franja de negocios' } satisfies PauseLabels;

/** The marquee of clients, which shows trades, with links to their concepts, until clients agree to be named. */
export const trustedBy = {
  title: 'Para quién trabajamos',
  logos: [
    { name: 'Panaderías y cafés', icon: 'plate', href: routes.project('panaderia-muestra') },
    { name: 'Cooperativas', icon: 'people', href: routes.project('cooperativa-ejemplo') },
    { name: 'Hosterías', icon: 'pin', href: routes.project('hosteria-ejemplo') },
    { name: 'Consultorios', icon: 'clock', href: routes.project('clinica-muestra') },
    { name: 'Viveros', icon: 'sun', href: routes.project('vivero-modelo') },
    { name: 'Escuelas', icon: 'speech', href: routes.project('escuela-ejemplo') },
    { name: 'Talleres de bicicletas', icon: 'check', href: routes.project('bicicletas-muestra') },
    { name: 'Talleres de cerámica', icon: 'brush', href: routes.project('ceramica-modelo') },
  ],
} as const satisfies TrustedByWords;

export const planCardWords = { view: 'Ver' } satisfies PlanCardWords;

/** Precedes the minimum price of an extra in a plan's features. */
export const extraLabel = 'Revisión extra desde';

/** Names of the plan levels, and of the height of each on the mountain. */
export const tierWords = {
  1: { name: 'Nivel\u00a0I', height: 'Valle' },
  2: { name: 'Nivel\u00a0II', height: 'Ladera' },
  3: { name: 'Nivel\u00a0III', height: 'Cumbre' },
  4: { name: 'Nivel\u00a0IV', height: 'Nieve' },
} as const satisfies TierWords;

export const comparisonWords = {
  price: 'Precio',
  nothing: 'No aplica',
  adds: 'Propio de este nivel:',
} satisfies ComparisonWords;

export const proseWords = { contents: 'En esta página', updated: 'Actualizado el' } satisfies ProseWords;

export const loadingLabel = 'Cargando…';

/** Ends the name of links that open a page in a new tab. */
export const newTabNote = ' (abre otra pestaña)';

/** Claims that visitors can verify for themselves. */
export const proof = {
  speed: {
    icon: 'clock',
    title: 'Mida este sitio',
    text: 'Antes de encargar una página, pida dos sitios de quien se la va a hacer y mídalos. Puede empezar por este: la herramienta es de Google y no nos pide permiso.',
    link: { label: 'Medir en PageSpeed' },
  },
  accessibility: {
    icon: 'people',
    title: 'Un sitio para todas las personas',
    text: 'También para quien ve poco o no usa mouse. Qué revisamos, cómo y qué nos falta.',
    link: { label: 'Leer la declaración', more: ' de accesibilidad' },
  },
} as const satisfies ProofWords;

/** Default header and cards of `FeaturedCards`. */
export const welcome = {
  header: `Bienvenidos a ${company.name},`,
  cards: [
    {
      title: 'su presencia en línea empieza aquí.',
      description: 'Mire qué trae cada plan y cuánto cuesta, desde una sola página hasta una tienda en línea.',
      drawing: 'site',
      service: 'desarrollo-web',
      planId: 'web-splash',
      link: { label: 'Ver desarrollo web', href: routes.service('desarrollo-web') },
    },
    {
      title: 'cuéntenos más sobre su negocio.',
      description: 'La evaluación inicial es gratuita. Con unas pocas líneas nos basta para empezar.',
      drawing: 'voices',
      service: 'diseno-grafico',
      badge: 'Sin costo',
      link: { label: 'Hacer una pregunta', href: routes.contact },
    },
    {
      title: 'aloje su página con tranquilidad.',
      description: `Hosting con soporte ${claims.hostingSupport} y más de ${claims.hostingClients} clientes satisfechos. Se paga por mes, por trimestre o por año.`,
      drawing: 'stack',
      service: 'alojamiento-web',
      planId: 'hosting-nivel-1',
      link: { label: 'Ver alojamiento', href: routes.service('alojamiento-web') },
    },
  ],
} as const satisfies WelcomeWords;

/** Default texts of `BulletHero`. */
export const mission = {
  title: 'Que su negocio se vea en internet tan bien como en persona.',
  items: [
    {
      title: 'Evaluación inicial gratuita',
      description: `Usted nos cuenta qué necesita y le respondemos en menos de ${claims.answerHours} horas, con preguntas o con la cotización.`,
    },
    {
      title: `Más de ${claims.years} años de experiencia`,
      description: `En ese tiempo hemos ayudado a más de ${claims.companies} empresas a abrir y mantener su sitio.`,
    },
    {
      title: `Soporte ${claims.hostingSupport}`,
      description:
        'Si aloja su sitio con nosotros, tiene a quién escribir todos los días y a toda hora, también en feriado.',
    },
  ],
  primary: { label: 'Pedir cotización', more: ' gratis', href: routes.contact },
  secondary: { label: 'Ver cómo trabajamos', href: `${routes.service('desarrollo-web')}#${routes.sectionIds.process}` },
  image: 'map',
} as const satisfies MissionWords;
