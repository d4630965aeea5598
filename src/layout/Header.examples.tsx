import { routes } from '../../domain/routes.ts';

export const examples = { page: { path: routes.products } };
