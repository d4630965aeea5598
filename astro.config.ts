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

// As `npm start` does; variables that are already set win.
if (existsSync('.env')) process.loadEnvFile();

/** Date of the last change of a page's words, injected into the bundle: pages rendered on demand cannot ask Git. */
const pagesChanged = [...readHistory()]
  .flatMap(([file, day]) => (/^content\/(pages|plans|projects)\//.test(file) ? day : []))
  .sort()
  .at(-1);

/** Validated by the server at start. */
const vitalsSample = Number(process.env['VITALS_SAMPLE'] ?? 0);
const vitals = `import { reportVitals } from '/src/layout/vitals.client.ts'; reportVitals(${vitalsSample}, '${routes.vitalsApi}');`;

const beforePaint = await compileInlineScript('src/layout/before-paint.ts');

const ownScripts: AstroIntegration = {
  name: 'own-scripts',
  hooks: {
    'astro:config:setup': ({ addClientDirective, injectScript }) => {
      // `client:touch` loads an island on the visitor's first interaction with it.
      addClientDirective({ name: 'touch', entrypoint: './src/layout/touch-directive.ts' });
      // At the end of the head, not later: Firefox may paint before it has read the body.
      injectScript('head-inline', beforePaint);
      // Without measurement pages do not change by a byte.
      if (vitalsSample > 0) injectScript('page', vitals);
    },
  },
};

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'https://ilalo.example',
  server: { port: Number(process.env.PORT ?? 4321) },
  // The adapter replaces `dist` when the build is complete, so that a failed build keeps the previous one.
  outDir: 'dist.new',
  adapter: inMemorySite({ vitalsSample }),
  integrations: [react(), ownScripts, devServer()],
  // Several pages at once keep the threads busy that render share pictures.
  build: { inlineStylesheets: 'always', concurrency: 4 },
  compressHTML: true,
  devToolbar: { enabled: false },
  session: false,
  markdown: { syntaxHighlight: false },
  // Astro scales no pictures here, and its default service would add a native package to the server.
  image: { service: passthroughImageService() },
  security: {
    // The server itself checks the origin of every request (docs/contact.md#order-of-checks).
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
    // Browser targets would drop `-webkit-text-size-adjust`, which iPhones need, and add prefixes that none does.
    build: { cssTarget: 'esnext' },
  },
});
