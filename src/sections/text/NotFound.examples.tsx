import { planPage } from '../../../tests/harness/unit/our-content.ts';
import { NotFound } from './NotFound.tsx';

const { title, text, link } = planPage.notFound;
export const Component = NotFound;
export const examples = { plan: { title, text, link } };
