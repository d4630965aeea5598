import { company } from '../../../content/company.ts';
import { sampleLabel } from '../../../content/project-words.ts';
import { tierWords } from '../../../content/widgets.ts';
import { Chip } from './Chip.tsx';

export const Component = Chip;
export const examples = {
  plain: { children: company.country.name },
  outstanding: { tone: 'maiz', children: sampleLabel },
  grana: { mark: 'grana', children: tierWords[1].name },
  maiz: { mark: 'maiz', children: tierWords[2].name },
  eucalipto: { mark: 'eucalipto', children: tierWords[3].name },
} as const;
export const criteria = {
  'without style': 'be understood by its words alone, without its bar and its ground',
  zoom: 'wrap its words rather than cut them',
};
