import { routes } from '../../domain/routes.ts';

/** Limits of a first visit to a page, which the tests and the benchmark share. */
export const VISIT_BUDGET = {
  requests: 8,
  /** Both fonts together, as transferred. */
  fontsB: 26_000,
};

/** Maximum transfer of a first visit to `path`, with headers and without the video, in bytes. */
export const visitBudgetB = (path: string): number => (path === routes.home ? 95_000 : 80_000);
