import { services } from '../../../tests/harness/unit/our-content.ts';

const variants = ['default', 'gradient', 'dark', 'light'] as const;
const cards = services.map(({ name, line, href }, index) => ({
  sub: name,
  title: line,
  variant: variants[index],
  link: { enabled: index !== 3, label: name, href },
}));
export const examples = { four: { cards } };
