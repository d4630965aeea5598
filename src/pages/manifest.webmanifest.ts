import { company } from '../../content/company.ts';
import { home } from '../../content/pages/home.ts';
import { routes } from '../../domain/routes.ts';
import { threads } from '../share/colours.ts';

/** What a phone needs to keep the site on its home screen. */
export function GET() {
  const png = (pixels: number) => ({ src: routes.icon(pixels), sizes: `${pixels}x${pixels}`, type: 'image/png' });
  return Response.json({
    id: routes.home,
    name: `${company.name} · ${home.seo.title}`,
    short_name: company.name,
    description: home.seo.description,
    lang: 'es-EC',
    start_url: routes.home,
    scope: routes.home,
    display: 'minimal-ui',
    background_color: threads['cal'],
    theme_color: threads['cal'],
    icons: [
      png(192),
      png(512),
      { ...png(512), purpose: 'maskable' },
      { src: routes.favicon, sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
