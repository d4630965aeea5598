/** The specified response of a path, as seen by visitors and search engines. */
export type SpecRoute = {
  readonly path: string;
  readonly status?: number;
  readonly h1: string;
  /** Canonical path; defaults to the path itself. Ignored for 404 pages. */
  readonly canonical?: string;
  readonly texts?: readonly string[];
  /** Link name → href; a leading `>` means a new tab. */
  readonly links?: Readonly<Record<string, string>>;
  /** CSS selector inside `main` → number of matches. */
  readonly counts?: Readonly<Record<string, number>>;
};

const quote = (id: string, title: string) => `/contactenos?fromServiceId=${id}&fromService=${title}`;
const tiers = (category: string) =>
  Object.fromEntries([1, 2, 3].map((level) => [`a[href="/servicios/${category}/nivel-${level}"]`, 1]));
const services = {
  h1: 'Servicios',
  canonical: '/servicios',
  counts: { ...tiers('desarrollo-web'), ...tiers('alojamiento-web'), ...tiers('diseno-grafico-web'), table: 0 },
};
const contact = {
  h1: 'Cuéntenos su idea',
  canonical: '/contactenos',
  texts: ['Contáctenos para más información', 'menos de 24 horas', '8 a.m. – 11 p.m.', 'Tumbaco, Pichincha, Ecuador'],
  links: { 'hola@ilalo.example': '>mailto:hola@ilalo.example' },
  counts: { 'main form': 1, 'main a[href^="tel:"]': 0 },
};
const home = {
  h1: 'Ilaló',
  texts: ['Bienvenidos a Ilaló,', 'WEB-SP', 'WEB-EC', 'AGA-WS', 'Para quién trabajamos', 'Desde $199', 'Desde $799'],
  links: { 'Más información: Servicios': '/servicios', 'Más información: Productos': '/productos' },
  counts: { dl: 3 },
};
const planNotFound = {
  status: 404,
  h1: 'Producto no encontrado',
  texts: ['Lo sentimos, el producto solicitado no está disponible.'],
  links: { 'Volver a Servicios': '/servicios' },
};
const planIdMissing = { status: 404, h1: 'ID de producto no especificado' };
const sample = { ':text("Destacado")': 0, ':text("Estudio")': 0 };
const spa2 = {
  h1: 'SPA Nivel II',
  canonical: '/servicios/desarrollo-web/nivel-2',
  texts: ['Desde $500 pago único', '5 páginas'],
  links: { Volver: '/servicios/desarrollo-web', 'Pedir cotización': quote('nivel-2', 'SPA_Nivel_II') },
  counts: { 'section article:not([id]) h3': 5, 'article[id^="lamina-"] h3': 3, details: 3 },
};

export const specRoutes: readonly SpecRoute[] = [
  { path: '/', canonical: '/', ...home, texts: [...home.texts, 'Características'] },
  { path: '/no-existe', status: 404, ...home },
  { path: '/aprender', h1: 'Aprenda antes de contratar', links: { 'Iniciar Proyecto': '/contactenos' } },
  {
    path: '/productos',
    h1: 'Productos',
    texts: ['Para quién trabajamos'],
    links: {
      'Registrarse: Gestión de restaurantes y negocios (abre otra pestaña)':
        '>https://producto.ilalo.example/registro/restaurante',
      'Ver Producto: Panel para cooperativas (abre otra pestaña)': '>https://producto.ilalo.example',
      'Conocer Splash': '/servicios/desarrollo-web/web-splash',
    },
  },
  { path: '/equipo', h1: 'Equipo', texts: ['Hace', 'muestra'], counts: { dl: 3 } },
  ...['/contactenos', '/empezar', '/get-started'].map((path) => ({ path, ...contact })),
  ...['', '/restaurantes', '/restaurante', '/bar'].map((end) => ({ path: `/servicios${end}`, ...services })),
  {
    path: '/servicios/desarrollo-web',
    h1: 'Desarrollo web',
    counts: { table: 2, 'li h3:has(+ div + ul)': 7 },
    texts: ['Desde $1,125'],
  },
  {
    path: '/servicios/alojamiento-web',
    h1: 'Alojamiento web',
    counts: { table: 1, 'li h3:has(+ div + ul)': 3 },
    texts: ['$14.99', '$45'],
  },
  {
    path: '/servicios/diseno-grafico',
    h1: 'Diseño gráfico',
    counts: { table: 1, 'li h3:has(+ div + ul)': 3 },
    texts: ['$240', '$475'],
  },
  { path: '/servicios/marketing', h1: 'Marketing', texts: ['SEO', 'Branding', 'Social Media'], counts: { table: 0 } },
  { path: '/servicios/desarrollo-web/nivel-2', ...spa2 },
  { path: '/SERVICIOS/Desarrollo-Web/NIVEL-2/', ...spa2 },
  {
    path: '/servicios/desarrollo-web/ecommerce-nivel-1',
    h1: 'E-commerce Nivel I',
    canonical: '/servicios/desarrollo-ecommerce/ec-nivel-1',
    texts: ['Desde $799', 'Hasta 30 productos'],
  },
  {
    path: '/servicios/alojamiento-web/nivel-1',
    h1: 'Hosting Nivel I',
    canonical: '/servicios/alojamiento-web/hosting-nivel-1',
    texts: ['Desde $14.99 al mes', '1GB de ancho de banda', '99.99% de disponibilidad'],
  },
  {
    path: '/servicios/diseno-grafico/nivel',
    h1: 'Diseño gráfico general',
    canonical: '/servicios/diseno-grafico/gfx-g-nivel',
    texts: ['Precio a cotizar'],
  },
  { path: '/servicios/alojamiento-web/web-splash', ...planNotFound },
  { path: '/servicios/nada/nivel-1', ...planNotFound },
  { path: '/servicios/desarrollo-ecommerce', ...planIdMissing },
  { path: '/servicios/diseno-grafico-web', ...planIdMissing },
  { path: '/portafolio', h1: 'Portafolio', counts: { 'a[href^="/portafolio/"]': 8, ...sample }, texts: ['Muestra'] },
  { path: '/portafolio/panaderia-muestra', h1: 'Panadería', texts: ['Muy pronto…', 'Así sería'], counts: sample },
  { path: '/portafolio/no-existe', status: 404, h1: 'Muy pronto…' },
  {
    path: '/whitepapers',
    h1: 'Guías',
    texts: ['Leer más', '11/17/2026'],
    links: { 'Dominio y correo con el nombre de su negocio': '/whitepaper/dominio-y-correo' },
    counts: { 'h2 a[href^="/whitepaper/"]': 8, 'time[datetime]': 8 },
  },
  {
    path: '/whitepaper/dominio-y-correo',
    h1: 'Dominio y correo con el nombre de su negocio',
    texts: ['11/17/2026', 'En esta página', 'Siguiente guía'],
    links: { Guías: '/whitepapers', Inicio: '/' },
  },
  {
    path: '/whitepaper/no-existe',
    status: 404,
    h1: 'No encontramos este documento.',
    links: { Guías: '/whitepapers', Inicio: '/' },
    counts: { article: 0, time: 0 },
  },
  {
    path: '/telar',
    h1: 'Teja su propia faja',
    texts: ['Rombo', 'Cerro', 'Cruz', 'Camino', 'Semilla', 'Escalera'],
    links: { 'Pedir cotización': '/contactenos' },
  },
  { path: '/terminos-condiciones', h1: 'Términos y condiciones', texts: ['18 años', 'Ecuador', '48 horas'] },
  { path: '/accesibilidad', h1: 'Accesibilidad', texts: ['WCAG', 'hola@ilalo.example'] },
  {
    path: '/politica-de-privacidad',
    h1: 'Política de privacidad',
    texts: ['15 días', '730 días', ': 30 días', ': 7 días', 'LOPDP'],
  },
];
