import { Belt } from './Belt.tsx';

export const Component = Belt;
export const examples = {
  development: { service: 'desarrollo-web' },
  hosting: { service: 'alojamiento-web' },
  design: { service: 'diseno-grafico' },
  marketing: { service: 'marketing', woven: true },
} as const;
