import { findCategory, findPlan, type PlanAddress, type PlanCategory } from './plans/find-plan.ts';
import type { Service } from './plans/plan.ts';
import { slugify } from './site/slug.ts';

/** Every address of the site is made here and nowhere else. Canonical: lower case, no final slash. */
export const routes = {
  home: '/',
  learn: '/aprender',
  products: '/productos',
  team: '/equipo',
  contact: '/contactenos',
  services: '/servicios',
  webDevelopment: '/servicios/desarrollo-web',
  hosting: '/servicios/alojamiento-web',
  graphicDesign: '/servicios/diseno-grafico',
  marketing: '/servicios/marketing',
  portfolio: '/portafolio',
  whitepapers: '/whitepapers',
  newsFeed: '/whitepapers/rss.xml',
  terms: '/terminos-condiciones',
  privacy: '/politica-de-privacidad',
  accessibility: '/accesibilidad',
  /** Where the form is on its page, so that an answer without script lands on it. */
  contactForm: '/contactenos#resultado',
  contactSent: (reference: string) => `/contactenos?enviado=${reference}#resultado`,
  /** The part of the contact page that says what became of a message; its address gives it the focus. */
  contactOutcome: 'resultado',
  contactApi: '/api/v1/contact',
  captchaApi: '/api/v1/captcha',
  vitalsApi: '/api/v1/vitals',
  service: (service: Service) => `/servicios/${service}`,
  project: (slug: string) => `/portafolio/${slug}`,
  whitepaper: (slug: string) => `/whitepaper/${slug}`,
  /** A page of the list, of one tag when one is chosen. */
  whitepaperList: ({ tag, page = 1 }: { readonly tag?: string | undefined; readonly page?: number }) => {
    const query = new URLSearchParams({ ...(tag && { etiqueta: tag }), ...(page > 1 && { pagina: String(page) }) });
    return query.size > 0 ? `/whitepapers?${query}` : '/whitepapers';
  },
  plan: ({ category, id }: PlanAddress) => `/servicios/${category}/${id}`,
  /** The build's own whitepapers, in the shape of the news feed: a file that the server reads and does not serve. */
  localNews: '/api/local-news',
  newsApi: (companyName: string) => `/api/v1/${slugify(companyName)}-news`,
  /** The picture that chats show of a page. */
  sharePicture: (path: string) => `/compartir${path === '/' ? '/inicio' : path}.png`,
  favicon: '/favicon.svg',
  manifest: '/manifest.webmanifest',
  /** The mark as a square picture, so many pixels wide. */
  icon: (pixels: number) => `/icono-${pixels}.png`,
  llms: '/llms.txt',
  sitemap: '/sitemap.xml',
  pagesSitemap: '/sitemap-paginas.xml',
  newsSitemap: '/sitemap-documentos.xml',
  /** The contact page, asking for one plan: the alert and the e-mail name it. */
  quote: (plan: { readonly id: string; readonly title: string }) =>
    `/contactenos?fromServiceId=${encodeURIComponent(plan.id)}&fromService=${encodeURIComponent(plan.title.replaceAll(' ', '_'))}`,
} as const;

/** `mailto:` link, with a letter already begun when one is given. */
export function mailHref(email: string, letter: { subject?: string; body?: string } = {}): string {
  const parts = Object.entries(letter).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${email}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
/** `tel:` link; non-digits are stripped, a leading + for the country survives. */
export const phoneHref = (phone: string) => `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
export const mapHref = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** The address of a picture that the news host stores; undefined for a path that would leave that host. */
export function storedPictureHref(path: string, storageUrl: string): string | undefined {
  const base = new URL(storageUrl.replace(/\/*$/, '/'));
  const url = URL.parse(/^https?:/i.test(path) ? path : path.replace(/^\/+/, ''), base);
  const isStored = url?.origin === base.origin && url.pathname.startsWith(base.pathname) && !url.username;
  return isStored ? url.href : undefined;
}

/** Other spellings of a page that answer with the page itself. */
const ALIASES: Readonly<Record<string, string>> = {
  '/empezar': routes.contact,
  '/get-started': routes.contact,
  '/servicios/restaurantes': routes.services,
  '/servicios/restaurante': routes.services,
  '/servicios/bar': routes.services,
};

/** Pages that exist only to answer 404; none has an address of its own. */
export const NOT_FOUND_PAGES = {
  home: '/404',
  plan: '/servicios/producto-no-encontrado',
  planId: '/servicios/producto-sin-id',
  project: '/portafolio/proyecto-no-encontrado',
  whitepaper: '/whitepaper/documento-no-encontrado',
} as const;
const notFoundPaths: readonly string[] = Object.values(NOT_FOUND_PAGES);

export type Resolution = { readonly page: string; readonly status: 200 | 404 };

/**
 * Which page answers a requested path, and with what status. Letter case and final slashes do not
 * matter; aliases and every spelling of a plan lead to the canonical page. Never throws: what cannot
 * be decoded is an unknown path, and unknown paths show home with status 404 (docs/contract.md#addresses).
 */
export function resolvePath(path: string, isPage: (canonicalPath: string) => boolean): Resolution {
  const wanted = normalizePath(path);
  const page = ALIASES[wanted] ?? wanted;
  if (isPage(page) && !notFoundPaths.includes(page)) return { page, status: 200 };
  return resolveSection(page) ?? { page: NOT_FOUND_PAGES.home, status: 404 };
}

/** What the sections know of addresses that are no page: other spellings of plans, and what is missing there. */
function resolveSection(path: string): Resolution | undefined {
  const [, section, first, second, ...rest] = path.split('/');
  if (section === 'servicios' && first && rest.length === 0) {
    const plan = second ? findPlan(first, second) : undefined;
    if (plan) return { page: routes.plan(plan), status: 200 };
    if (second) return { page: NOT_FOUND_PAGES.plan, status: 404 };
    if (findCategory(first)) return { page: NOT_FOUND_PAGES.planId, status: 404 };
  }
  if (section === 'whitepaper' && first && !second) return { page: NOT_FOUND_PAGES.whitepaper, status: 404 };
  if (section === 'portafolio' && first && !second) return { page: NOT_FOUND_PAGES.project, status: 404 };
  return undefined;
}

function normalizePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path).toLowerCase();
    // Counted, not matched: a pattern for final slashes tries every slash of a long row of them.
    let end = decoded.length;
    while (end > 1 && decoded[end - 1] === '/') end--;
    return decoded.slice(0, end);
  } catch {
    return NOT_FOUND_PAGES.home;
  }
}

/** The page a plan category's «Volver» leads to. */
export const SERVICE_PAGE_OF_CATEGORY: Record<PlanCategory, string> = {
  'desarrollo-web': routes.webDevelopment,
  'desarrollo-ecommerce': routes.webDevelopment,
  'alojamiento-web': routes.hosting,
  'diseno-grafico-web': routes.graphicDesign,
  'diseno-grafico': routes.graphicDesign,
};
