import { routes } from '../../domain/routes.ts';

export const examples = {
  saved: { done: 'anotada' },
  published: { done: 'publicado', live: routes.home },
  pending: { done: 'guardado' },
  held: { done: 'retenida' },
} as const;
