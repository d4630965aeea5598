import { company } from '../../content/company.ts';
import { home } from '../../content/pages/home.ts';
import { TextLink } from './TextLink.tsx';

const { title, link } = home.hero.secondary;
export const Component = TextLink;
export const examples = {
  inside: { href: link, children: title },
  newTab: { href: company.product.site, target: '_blank', children: title },
};
