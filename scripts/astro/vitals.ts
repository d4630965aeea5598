import type { AstroIntegration } from 'astro';
import { routes } from '../../domain/routes.ts';

/**
 * Adds to every page the script that measures a share of its views, from 0 to 1. With 0 nothing is added: pages are
 * the same to the byte.
 */
export function vitals(sample: number): AstroIntegration {
  const script = `import { reportVitals } from '/src/layout/vitals.ts'; reportVitals(${sample}, '${routes.vitalsApi}');`;
  return {
    name: 'vitals',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        if (sample > 0) injectScript('page', script);
      },
    },
  };
}
