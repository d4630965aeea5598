import { company, sampleLabel } from '../../../tests/harness/unit/our-content.ts';

export const examples = {
  plain: { children: company.country.name },
  outstanding: { tone: 'maiz', children: sampleLabel },
  grana: { mark: 'grana', children: 'Nivel I' },
  maiz: { mark: 'maiz', children: 'Nivel II' },
  eucalipto: { mark: 'eucalipto', children: 'Nivel III' },
} as const;
