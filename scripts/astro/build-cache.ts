import type { AstroIntegration } from 'astro';
import { limitCache } from '../../src/build-cache.ts';

/** Keeps small what builds leave for the next ones. */
export const buildCache: AstroIntegration = {
  name: 'build-cache',
  hooks: { 'astro:build:done': () => limitCache() },
};
