import { ServiceChip } from './ServiceChip.tsx';

export const Component = ServiceChip;
export const examples = {
  plan: { name: 'Nivel II' },
  general: { name: 'consulta general' },
  long: { name: 'Servicio'.repeat(20) },
};
export const criteria = {
  zoom: 'break a name without spaces rather than widen the page',
  reader: 'be read apart from the message that follows',
};
