import { routes } from '../../domain/routes.ts';
import { Header } from './Header.tsx';

export const Component = Header;
export const examples = { page: { path: routes.products } };
