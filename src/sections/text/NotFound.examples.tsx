import { planPage } from '../../../content/pages/plan.ts';
import { routes } from '../../../domain/routes.ts';
import { Missing } from './NotFound.tsx';

const { title, text, link } = planPage.notFound;
export const Component = Missing;
export const examples = { plan: { title, text, link: { label: link, href: routes.services } } };
