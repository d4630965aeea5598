import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { devServer } from './scripts/astro/dev-server.ts';
import { inMemorySite } from './scripts/astro/in-memory-site.ts';

/** `client:touch`, for islands that load when a visitor first touches them. */
const touchDirective: AstroIntegration = {
  name: 'touch-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'touch', entrypoint: './src/islands/touch-directive.ts' }),
  },
};

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'https://ilalo.example',
  adapter: inMemorySite(),
  integrations: [react(), touchDirective, devServer()],
  build: { inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  session: false,
  markdown: { syntaxHighlight: false },
  security: {
    // The server checks the origin of every request itself (contact-flow, «Server, in this order»).
    checkOrigin: false,
    csp: {
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
        "worker-src 'self'",
      ],
    },
  },
  vite: {
    css: { modules: { generateScopedName: '[local]_[hash:base64:3]' } },
    build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  },
});
