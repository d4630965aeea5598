import { services } from '../../../content/services.ts';
import { BackgroundCards } from './BackgroundCards.tsx';

const variants = ['default', 'gradient', 'dark', 'light'] as const;
const cards = services.map(({ name, line, href }, index) => ({
  sub: name,
  title: line,
  variant: variants[index],
  btn: { enabled: index !== 3, src: href, label: name },
}));
export const Component = BackgroundCards;
export const examples = { four: { cards } };
