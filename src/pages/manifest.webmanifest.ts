import type { APIContext } from 'astro';
import { languageOf } from '../../domain/content/company.ts';
import { routes } from '../../domain/routes.ts';
import { srgbColours } from '../share/colours.ts';

export function GET({ locals }: APIContext) {
  const { company, home, palette } = locals.content;
  const { cal } = srgbColours(palette);
  const png = (pixels: number) => ({ src: routes.icon(pixels), sizes: `${pixels}x${pixels}`, type: 'image/png' });
  return Response.json({
    id: routes.home,
    name: `${company.name} · ${home.seo.title}`,
    short_name: company.name,
    description: home.seo.description,
    lang: languageOf(company),
    start_url: routes.home,
    scope: routes.home,
    display: 'minimal-ui',
    background_color: cal,
    theme_color: cal,
    icons: [
      png(192),
      png(512),
      { ...png(512), purpose: 'maskable' },
      { src: routes.favicon, sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
