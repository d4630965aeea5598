import { company, home } from '../../../tests/harness/unit/our-content.ts';
import { ButtonLink } from './Button.tsx';

const { label, href } = home.hero.primary;
export const Component = ButtonLink;
export const examples = {
  ink: { label, href, arrow: 'forward' },
  maiz: { label, href, variant: 'maiz' },
  chalk: { label, href, variant: 'chalk' },
  line: { label, href, variant: 'line', arrow: 'back' },
  newTab: { label, href: company.site, newTab: true },
} as const;
