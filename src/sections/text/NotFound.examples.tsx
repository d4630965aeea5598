import { planPage } from '../../../tests/harness/unit/our-content.ts';

const { title, text, link } = planPage.notFound;
export const examples = { plan: { title, text, link } };
