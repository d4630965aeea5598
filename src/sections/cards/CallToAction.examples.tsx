import { planPage } from '../../../content/pages/plan.ts';
import { routes } from '../../../domain/routes.ts';
import { CallToAction } from './CallToAction.tsx';

const { title, text, linkLabel } = planPage.call;
export const Component = CallToAction;
export const examples = {
  quote: { title: title('SPA Nivel II'), text, link: { label: linkLabel, href: routes.contact } },
};
