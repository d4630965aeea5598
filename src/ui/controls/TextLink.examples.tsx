import { company, home } from '../../../tests/harness/unit/our-content.ts';

const { label, href } = home.hero.primary;
export const examples = {
  inside: { href, children: label },
  newTab: { href: company.site, newTab: true, children: label },
};
