import { fill } from '../../../domain/content/fill.ts';
import { routes } from '../../../domain/routes.ts';
import { planPage } from '../../../tests/harness/unit/our-content.ts';

const { title, text, linkLabel } = planPage.call;
const others = [{ label: linkLabel, href: routes.team }];
export const examples = {
  'with other ways': {
    title: fill(title, { plan: 'SPA Nivel III' }),
    text,
    link: { label: linkLabel, href: routes.contact },
    others,
    note: text,
  },
  quote: { title: fill(title, { plan: 'SPA Nivel II' }), text, link: { label: linkLabel, href: routes.contact } },
};
