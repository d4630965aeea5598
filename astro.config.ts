import { hash } from 'node:crypto';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, passthroughImageService } from 'astro/config';
import { routes } from './domain/routes.ts';
import { devServer } from './scripts/astro/dev-server.ts';
import { inMemorySite } from './scripts/astro/in-memory-site.ts';
import { compileInlineScript } from './scripts/astro/inline-script.ts';
import { SPECULATION_RULES } from './src/layout/inline-head.ts';

const sha256 = (text: string) => `sha256-${hash('sha256', text, 'base64')}` as const;

// Otherwise Astro reports each build to its makers.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const beforePaint = await compileInlineScript('src/layout/before-paint.ts', { VIEW_API: routes.viewApi });

const ownScripts: AstroIntegration = {
  name: 'own-scripts',
  hooks: {
    'astro:config:setup': ({ addClientDirective, injectScript }) => {
      // `client:touch` loads an island on the visitor's first interaction with it.
      addClientDirective({ name: 'touch', entrypoint: './src/layout/touch-directive.ts' });
      // `client:loom` loads the loom while the page is idle.
      addClientDirective({ name: 'loom', entrypoint: './src/sections/loom/loom.client.ts' });
      // At the end of `<head>`, not later: Firefox may paint before it has read the body.
      injectScript('head-inline', beforePaint);
    },
  },
};

export default defineConfig({
  output: 'server',
  server: { port: Number(process.env.PORT ?? 4321) },
  // The adapter replaces `dist` when the build is complete, so that a failed build keeps the previous one.
  outDir: 'dist.new',
  adapter: inMemorySite(),
  integrations: [reactWithContent(), ownScripts, devServer()],
  build: { inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  session: false,
  markdown: { syntaxHighlight: false },
  // The server scales photographs (server/pictures).
  image: { service: passthroughImageService() },
  security: {
    // The server itself checks the origin of every request (docs/contact.md#order-of-checks).
    checkOrigin: false,
    csp: {
      scriptDirective: { hashes: [sha256(beforePaint), sha256(SPECULATION_RULES)] },
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
    // Browser targets would drop `-webkit-text-size-adjust`, which iPhones need, and add prefixes that no browser needs.
    build: { cssTarget: 'esnext' },
  },
});

/** React, rendered on the server by `src/react-renderer.ts`, which hands the content of the page to every component. */
function reactWithContent(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  const serverEntrypoint = new URL('./src/react-renderer.ts', import.meta.url);
  integration.hooks['astro:config:setup'] = (options) =>
    setup?.({ ...options, addRenderer: (given) => options.addRenderer({ ...given, serverEntrypoint }) });
  return integration;
}
