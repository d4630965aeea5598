import { routes } from '../../domain/routes.ts';

export const examples = {
  saved: { done: 'anotada' },
  published: { done: 'publicado', live: routes.home },
  held: { done: 'retenida' },
} as const;
