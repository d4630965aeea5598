import type { Catalogue } from './plans/catalogue.ts';
import { categoryOfPlan, categoryOfPrefix, findCategory, findPlan, type PlanAddress } from './plans/find-plan.ts';
import type { PictureAddress } from './site/picture-address.ts';
import { slugify } from './site/slug.ts';

/** All addresses of the site, in canonical form: lower case, no trailing slash. */
export const routes = {
  home: '/',
  learn: '/aprender',
  products: '/productos',
  team: '/equipo',
  contact: '/contactenos',
  services: '/servicios',
  portfolio: '/portafolio',
  whitepapers: '/whitepapers',
  loom: '/telar',
  whitepaperFeed: '/whitepapers/rss.xml',
  terms: '/terminos-condiciones',
  privacy: '/politica-de-privacidad',
  accessibility: '/accesibilidad',
  contactSent: (reference: string) => `/contactenos?enviado=${reference}#resultado`,
  /** Id of the element with the result of a submission; the fragment moves focus to it, and scrolls there. */
  contactOutcome: 'resultado',
  /** The FAQ at the bottom of the home page. */
  questions: '/#preguntas',
  sectionIds: { questions: 'preguntas', process: 'proceso' },
  contactApi: '/api/v1/contact',
  captchaApi: '/api/v1/captcha',
  viewApi: '/api/v1/view',
  service: (slug: string) => `/servicios/${slug}`,
  project: (slug: string) => `/portafolio/${slug}`,
  whitepaper: (slug: string) => `/whitepaper/${slug}`,
  /** A page of the list, optionally filtered by tag. */
  whitepaperList: ({ tag, page = 1 }: { readonly tag?: string | undefined; readonly page?: number }) => {
    const query = new URLSearchParams({ ...(tag && { etiqueta: tag }), ...(page > 1 && { pagina: String(page) }) });
    return query.size > 0 ? `/whitepapers?${query}` : '/whitepapers';
  },
  plan: ({ category, id }: PlanAddress) => `/servicios/${category}/${id}`,
  /** Feed of `content/whitepapers`, which the server renders for itself and does not serve. */
  localFeed: '/api/local-news',
  whitepapersApi: (companyName: string) => `/api/v1/${slugify(companyName)}-news`,
  /** Open Graph picture of a page. */
  sharePicture: (path: string) => `/compartir${path === '/' ? '/inicio' : path}.png`,
  /** A photograph in one of its sizes, and a picture as it is; `hash` is that of the original file. */
  picture: ({ hash, width, format }: Required<PictureAddress>) => `/imagenes/${hash}-${width}.${format}`,
  logoPicture: ({ hash, format }: PictureAddress) => `/imagenes/${hash}.${format}`,
  favicon: '/favicon.svg',
  bitmapIcon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/manifest.webmanifest',
  /** The logo as a square PNG. */
  icon: (pixels: number) => `/icono-${pixels}.png`,
  llms: '/llms.txt',
  robots: '/robots.txt',
  securityContact: '/.well-known/security.txt',
  sitemap: '/sitemap.xml',
  pagesSitemap: '/sitemap-paginas.xml',
  whitepaperSitemap: '/sitemap-documentos.xml',
  /** The contact page for a quote of one plan or product, which the alert and the email name. */
  quote: (plan: { readonly id: string; readonly title: string }) =>
    `/contactenos?fromServiceId=${encodeURIComponent(plan.id)}&fromService=${encodeURIComponent(plan.title.replaceAll(' ', '_'))}`,
} as const;

/** Canonical address of a plan; the services overview for a plan that does not exist, which the content check reports. */
export function planHref(catalogue: Catalogue, id: string): string {
  const category = categoryOfPlan(catalogue, id);
  return category ? routes.plan({ category: category.slug, id }) : routes.services;
}

/** `mailto:` link, with subject and body when given. */
export function mailHref(email: string, draft: { subject?: string; body?: string } = {}): string {
  const parts = Object.entries(draft).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${email}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
/** `tel:` link: only digits and a leading + are kept, and no zero after Ecuador's code, as in `+593 (0)99…`. */
export const phoneHref = (phone: string) =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`.replace(/^(tel:(\+|00)593)0/, '$1');
/** `wa.me` link; `phone` includes the country code, `message` is what the visitor finds already typed. */
export const whatsappHref = (phone: string, message: string) =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
/** PageSpeed Insights for the site; undefined for an example address, which it cannot reach. */
export const pageSpeedHref = (origin: string) =>
  origin.endsWith('.example') ? undefined : `https://pagespeed.web.dev/analysis?url=${encodeURIComponent(origin)}`;
export const mapHref = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Paths that show another page, whose canonical link names that page's address. */
const ALIASES: Readonly<Record<string, string>> = { '/empezar': routes.contact, '/get-started': routes.contact };

/** Pages served with status 404, even when requested by their own path. */
export const NOT_FOUND_PAGES = {
  home: '/404',
  plan: '/servicios/producto-no-encontrado',
  planId: '/servicios/producto-sin-id',
  project: '/portafolio/proyecto-no-encontrado',
  whitepaper: '/whitepaper/documento-no-encontrado',
} as const;
const notFoundPages = new Set<string>(Object.values(NOT_FOUND_PAGES));
export const isNotFoundPage = (page: string) => notFoundPages.has(page);

/**
 * The page to show for a requested path: a canonical path or one of NOT_FOUND_PAGES. Ignores letter case and trailing
 * slashes, follows aliases and all spellings of a plan (docs/contract.md#addresses). Never throws.
 */
export function resolvePath(path: string, isPage: (canonicalPath: string) => boolean, catalogue: Catalogue): string {
  const wanted = normalizePath(path);
  const page = ALIASES[wanted] ?? wanted;
  return isPage(page) && !isNotFoundPage(page) ? page : resolveSection(page, catalogue);
}

/** A plan under another spelling, or the section's own not-found page. */
function resolveSection(path: string, catalogue: Catalogue): string {
  const [, section, first, second, ...rest] = path.split('/');
  if (section === 'servicios' && first && rest.length === 0) {
    return second ? resolvePlan(catalogue, first, second) : resolveService(catalogue, first);
  }
  if (section === 'whitepaper' && first && !second) return NOT_FOUND_PAGES.whitepaper;
  if (section === 'portafolio' && first && !second) return NOT_FOUND_PAGES.project;
  return NOT_FOUND_PAGES.home;
}

function resolvePlan(catalogue: Catalogue, category: string | undefined, id: string): string {
  const plan = findPlan(catalogue, category, id);
  return plan ? routes.plan(plan) : NOT_FOUND_PAGES.plan;
}

/** A path with one segment under the overview: an alias of it, a plan's id, or a category that has no page of its own. */
function resolveService(catalogue: Catalogue, segment: string): string {
  if (catalogue.overviewAliases.includes(segment)) return routes.services;
  if (findCategory(catalogue, segment)) return NOT_FOUND_PAGES.planId;
  const isPlan = findPlan(catalogue, undefined, segment) ?? categoryOfPrefix(catalogue, segment);
  return isPlan ? resolvePlan(catalogue, undefined, segment) : NOT_FOUND_PAGES.home;
}

/** Decodes, lowercases and drops trailing slashes, for comparing paths. If decoding fails, the 404 page's path. */
export function normalizePath(path: string): string {
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
