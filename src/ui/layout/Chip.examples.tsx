import { company, sampleLabel } from '../../../server/testing/our-content.ts';
import { Chip } from './Chip.tsx';

export const Component = Chip;
export const examples = {
  plain: { children: company.country.name },
  outstanding: { tone: 'maiz', children: sampleLabel },
  grana: { mark: 'grana', children: 'Nivel I' },
  maiz: { mark: 'maiz', children: 'Nivel II' },
  eucalipto: { mark: 'eucalipto', children: 'Nivel III' },
} as const;
export const criteria = {
  'without style': 'be understood by its words alone, without its bar and its ground',
  zoom: 'wrap its words rather than cut them',
};
