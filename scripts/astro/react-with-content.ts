import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React, rendered on the server by `src/react-renderer.ts`, which hands the content of the page to every component. */
export function reactWithContent(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  const serverEntrypoint = new URL('../../src/react-renderer.ts', import.meta.url);
  integration.hooks['astro:config:setup'] = (options) =>
    setup?.({ ...options, addRenderer: (given) => options.addRenderer({ ...given, serverEntrypoint }) });
  return integration;
}
