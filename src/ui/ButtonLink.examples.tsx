import { company } from '../../content/company.ts';
import { home } from '../../content/pages/home.ts';
import { ButtonLink } from './Button.tsx';

const { title, link } = home.hero.primary;
export const Component = ButtonLink;
export const examples = {
  ink: { href: link, arrow: 'forward', children: title },
  maiz: { href: link, variant: 'maiz', children: title },
  chalk: { href: link, variant: 'chalk', children: title },
  line: { href: link, variant: 'line', arrow: 'back', children: title },
  newTab: { href: company.product.site, target: '_blank', children: title },
} as const;
