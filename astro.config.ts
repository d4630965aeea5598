import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, passthroughImageService } from 'astro/config';
import { routes } from './domain/routes.ts';
import { devServer } from './scripts/astro/dev-server.ts';
import { inMemorySite } from './scripts/astro/in-memory-site.ts';
import { compileInlineScript } from './scripts/astro/inline-script.ts';
import { readHistory } from './src/data/sitemap.ts';
import { FIRST_STYLE, SPECULATION_RULES } from './src/layout/inline-head.ts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

// The settings of `npm start`, for `npm run build` and `npm run dev` as well. What is set already wins.
if (existsSync('.env')) process.loadEnvFile();

/** Of the files that hold the words of pages. What is drawn on demand cannot ask Git. */
const pagesChanged = [...readHistory()]
  .flatMap(([file, day]) => (/^content\/(pages|plans|projects)\//.test(file) ? day : []))
  .sort()
  .at(-1);

/** The server checks it when it starts. */
const vitalsSample = Number(process.env['VITALS_SAMPLE'] ?? 0);
const vitals = `import { reportVitals } from '/src/layout/vitals.client.ts'; reportVitals(${vitalsSample}, '${routes.vitalsApi}');`;

const beforePaint = await compileInlineScript('src/layout/before-paint.ts');

const ownScripts: AstroIntegration = {
  name: 'own-scripts',
  hooks: {
    'astro:config:setup': ({ addClientDirective, injectScript }) => {
      // `client:touch`, for islands that load when a visitor first touches them.
      addClientDirective({ name: 'touch', entrypoint: './src/layout/touch-directive.ts' });
      // At the end of the head, after the styles: Firefox may paint an empty body, so it cannot come later.
      injectScript('head-inline', beforePaint);
      // Where no views are measured nothing is added: pages are the same to the byte.
      if (vitalsSample > 0) injectScript('page', vitals);
    },
  },
};

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'https://ilalo.example',
  server: { port: Number(process.env.PORT ?? 4321) },
  // The adapter puts it in the place of `dist` when the build is complete: one that fails leaves the last one.
  outDir: 'dist.new',
  adapter: inMemorySite({ vitalsSample }),
  integrations: [react(), ownScripts, devServer()],
  // Share pictures are drawn by threads of their own: several pages at once keep them busy.
  build: { inlineStylesheets: 'always', concurrency: 4 },
  compressHTML: true,
  devToolbar: { enabled: false },
  session: false,
  markdown: { syntaxHighlight: false },
  // Pages have no pictures for Astro to scale; its own service would bring a native package into the server.
  image: { service: passthroughImageService() },
  security: {
    // The server checks the origin of every request itself (docs/contact.md#order-of-checks).
    checkOrigin: false,
    csp: {
      scriptDirective: { hashes: [sha256(beforePaint), sha256(SPECULATION_RULES)] },
      styleDirective: { hashes: [sha256(FIRST_STYLE)] },
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "media-src 'self'",
      ],
    },
  },
  vite: {
    define: { PAGES_CHANGED: JSON.stringify(pagesChanged ?? '') },
    // A list of browsers would cost `-webkit-text-size-adjust`, which iPhones need, and add prefixes that nobody does.
    build: { cssTarget: 'esnext' },
  },
});
