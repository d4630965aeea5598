import { company, home } from '../../../tests/harness/unit/our-content.ts';
import { TextLink } from './TextLink.tsx';

const { label, href } = home.hero.primary;
export const Component = TextLink;
export const examples = {
  inside: { href, children: label },
  newTab: { href: company.site, newTab: true, children: label },
};
