import { routes } from '../../domain/routes.ts';

/** Limits of a first visit to a page, which the tests and the benchmark share. */
export const VISIT_BUDGET = {
  requests: 8,
  /** Both fonts together, as transferred. */
  fontsB: 26_000,
};

/** Files and bytes of script, with headers, that the loom's page asks for while it is idle: it is nothing but the loom. */
export const LOOM_SCRIPT_BUDGET = { requests: 6, bytes: 80_000 };

/** Maximum transfer of a first visit to `path`, with headers and without the video, in bytes. */
export const visitBudgetB = (path: string): number => (path === routes.home ? 95_000 : 80_000);
