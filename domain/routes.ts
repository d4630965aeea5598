import { findCategory, findPlan, type PlanAddress, type PlanCategory } from './plans/find-plan.ts';
import type { Service } from './plans/plan.ts';
import { slugify } from './site/slug.ts';

/** All addresses of the site, in canonical form: lower case, no trailing slash. */
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
  whitepaperFeed: '/whitepapers/rss.xml',
  terms: '/terminos-condiciones',
  privacy: '/politica-de-privacidad',
  accessibility: '/accesibilidad',
  /** Target of the form without JavaScript: the fragment scrolls the response to its result. */
  contactForm: '/contactenos#resultado',
  contactSent: (reference: string) => `/contactenos?enviado=${reference}#resultado`,
  /** Id of the element with the result of a submission; the fragment moves the focus to it. */
  contactOutcome: 'resultado',
  contactApi: '/api/v1/contact',
  captchaApi: '/api/v1/captcha',
  vitalsApi: '/api/v1/vitals',
  service: (service: Service) => `/servicios/${service}`,
  project: (slug: string) => `/portafolio/${slug}`,
  whitepaper: (slug: string) => `/whitepaper/${slug}`,
  /** A page of the list, optionally filtered by tag. */
  whitepaperList: ({ tag, page = 1 }: { readonly tag?: string | undefined; readonly page?: number }) => {
    const query = new URLSearchParams({ ...(tag && { etiqueta: tag }), ...(page > 1 && { pagina: String(page) }) });
    return query.size > 0 ? `/whitepapers?${query}` : '/whitepapers';
  },
  plan: ({ category, id }: PlanAddress) => `/servicios/${category}/${id}`,
  /** Feed of `content/whitepapers`, a file of the build that the server reads but does not serve. */
  localFeed: '/api/local-news',
  whitepapersApi: (companyName: string) => `/api/v1/${slugify(companyName)}-news`,
  /** Open Graph picture of a page. */
  sharePicture: (path: string) => `/compartir${path === '/' ? '/inicio' : path}.png`,
  favicon: '/favicon.svg',
  manifest: '/manifest.webmanifest',
  /** The logo as a square PNG. */
  icon: (pixels: number) => `/icono-${pixels}.png`,
  llms: '/llms.txt',
  sitemap: '/sitemap.xml',
  pagesSitemap: '/sitemap-paginas.xml',
  whitepaperSitemap: '/sitemap-documentos.xml',
  /** The contact page asking for a quote of one plan, which the alert and the e-mail name. */
  quote: (plan: { readonly id: string; readonly title: string }) =>
    `/contactenos?fromServiceId=${encodeURIComponent(plan.id)}&fromService=${encodeURIComponent(plan.title.replaceAll(' ', '_'))}`,
} as const;

/** `mailto:` link, with subject and body when given. */
export function mailHref(email: string, draft: { subject?: string; body?: string } = {}): string {
  const parts = Object.entries(draft).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${email}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
/** `tel:` link: only digits and a leading + are kept. */
export const phoneHref = (phone: string) => `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
export const mapHref = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Address of a picture on the storage host; undefined when the path would leave it. */
export function storedPictureHref(path: string, storageUrl: string): string | undefined {
  const base = new URL(storageUrl.replace(/\/*$/, '/'));
  const url = URL.parse(/^https?:/i.test(path) ? path : path.replace(/^\/+/, ''), base);
  const isStored = url?.origin === base.origin && url.pathname.startsWith(base.pathname) && !url.username;
  return isStored ? url.href : undefined;
}

/** Served with the page on the right, whose canonical link names its own address. */
const ALIASES: Readonly<Record<string, string>> = {
  '/empezar': routes.contact,
  '/get-started': routes.contact,
  '/servicios/restaurantes': routes.services,
  '/servicios/restaurante': routes.services,
  '/servicios/bar': routes.services,
};

/** Pages served with status 404; requesting one by its own path is not found either. */
export const NOT_FOUND_PAGES = {
  home: '/404',
  plan: '/servicios/producto-no-encontrado',
  planId: '/servicios/producto-sin-id',
  project: '/portafolio/proyecto-no-encontrado',
  whitepaper: '/whitepaper/documento-no-encontrado',
} as const;
const notFoundPaths: readonly string[] = Object.values(NOT_FOUND_PAGES);

/**
 * The page that answers a requested path: a canonical path or one of NOT_FOUND_PAGES. Ignores letter case and trailing
 * slashes, follows aliases and all spellings of a plan (docs/contract.md#addresses). Never throws.
 */
export function resolvePath(path: string, isPage: (canonicalPath: string) => boolean): string {
  const wanted = normalizePath(path);
  const page = ALIASES[wanted] ?? wanted;
  return isPage(page) && !notFoundPaths.includes(page) ? page : resolveSection(page);
}

/** A plan under another spelling, or the section's own not-found page. */
function resolveSection(path: string): string {
  const [, section, first, second, ...rest] = path.split('/');
  if (section === 'servicios' && first && rest.length === 0) {
    const plan = second ? findPlan(first, second) : undefined;
    if (plan) return routes.plan(plan);
    if (second) return NOT_FOUND_PAGES.plan;
    if (findCategory(first)) return NOT_FOUND_PAGES.planId;
  }
  if (section === 'whitepaper' && first && !second) return NOT_FOUND_PAGES.whitepaper;
  if (section === 'portafolio' && first && !second) return NOT_FOUND_PAGES.project;
  return NOT_FOUND_PAGES.home;
}

function normalizePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path).toLowerCase();
    // A loop, because /\/+$/ takes quadratic time on many slashes.
    let end = decoded.length;
    while (end > 1 && decoded[end - 1] === '/') end--;
    return decoded.slice(0, end);
  } catch {
    return NOT_FOUND_PAGES.home;
  }
}

/** The parent page of each plan category. */
export const SERVICE_PAGE_OF_CATEGORY: Record<PlanCategory, string> = {
  'desarrollo-web': routes.webDevelopment,
  'desarrollo-ecommerce': routes.webDevelopment,
  'alojamiento-web': routes.hosting,
  'diseno-grafico-web': routes.graphicDesign,
  'diseno-grafico': routes.graphicDesign,
};
