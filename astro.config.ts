import './scripts/astro/check-first.ts';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { defineConfig, sharpImageService } from 'astro/config';
import { routes } from './domain/routes.ts';
import { contentCheck } from './scripts/astro/content-check.ts';
import { contentAsData } from './scripts/astro/content-plugin.ts';
import { devServer } from './scripts/astro/dev-server.ts';
import { inMemorySite } from './scripts/astro/in-memory-site.ts';
import { compileInlineScript } from './scripts/astro/inline-script.ts';
import { reactWithContent } from './scripts/astro/react-with-content.ts';
import { content } from './server/content/current.ts';
import { readHistory } from './src/data/sitemap.ts';
import { firstStyle, SPECULATION_RULES } from './src/layout/inline-head.ts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

// Reads `.env` as `npm start` does; variables that are already set take precedence.
if (existsSync('.env')) process.loadEnvFile();

/** Date of the last change to a page's text, injected into the bundle: pages rendered on demand cannot ask Git. */
const pagesChanged = [...readHistory()]
  .flatMap(([file, day]) => (/^content\/(pages|plans|projects)\//.test(file) ? day : []))
  .sort()
  .at(-1);

/** Validated by the server at start. */
const vitalsSample = Number(process.env['VITALS_SAMPLE'] ?? 0);
const vitals = `import { reportVitals } from '/src/layout/vitals.client.ts'; reportVitals(${vitalsSample}, '${routes.vitalsApi}');`;

const beforePaint = await compileInlineScript('src/layout/before-paint.ts', { VIEW_API: routes.viewApi });

const ownScripts: AstroIntegration = {
  name: 'own-scripts',
  hooks: {
    'astro:config:setup': ({ addClientDirective, injectScript }) => {
      // `client:touch` loads an island on the visitor's first interaction with it.
      addClientDirective({ name: 'touch', entrypoint: './src/layout/touch-directive.ts' });
      // `client:loom` loads the loom while the page is idle and loses nothing that a visitor does before.
      addClientDirective({ name: 'loom', entrypoint: './src/sections/loom/loom.client.ts' });
      // At the end of `<head>`, not later: Firefox may paint before it has read the body.
      injectScript('head-inline', beforePaint);
      // Without `VITALS_SAMPLE`, pages contain none of this code.
      if (vitalsSample > 0) injectScript('page', vitals);
    },
  },
};

export default defineConfig({
  site: process.env['SITE_URL'] ?? content.company.site,
  server: { port: Number(process.env.PORT ?? 4321) },
  // The adapter replaces `dist` when the build is complete, so that a failed build keeps the previous one.
  outDir: 'dist.new',
  adapter: inMemorySite({ vitalsSample }),
  integrations: [contentCheck(), reactWithContent(), ownScripts, devServer()],
  // Rendering several pages at once keeps the threads busy that draw Open Graph images.
  build: { inlineStylesheets: 'always', concurrency: 4 },
  compressHTML: true,
  devToolbar: { enabled: false },
  session: false,
  markdown: { syntaxHighlight: false },
  // For photographs of the content, which only the build scales (src/data/photos.ts). Less effort than the default makes
  // files a few percent larger and the build several times faster.
  image: {
    service: sharpImageService({
      avif: { quality: 50, effort: 3 },
      webp: { quality: 74 },
      jpeg: { quality: 74, mozjpeg: true },
    }),
  },
  security: {
    // The server itself checks the origin of every request (docs/contact.md#order-of-checks).
    checkOrigin: false,
    csp: {
      scriptDirective: { hashes: [sha256(beforePaint), sha256(SPECULATION_RULES)] },
      styleDirective: { hashes: [sha256(firstStyle(content))] },
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
    plugins: [contentAsData()],
    define: { PAGES_CHANGED: JSON.stringify(pagesChanged ?? '') },
    // Browser targets would drop `-webkit-text-size-adjust`, which iPhones need, and add prefixes that no browser needs.
    build: { cssTarget: 'esnext' },
  },
});
