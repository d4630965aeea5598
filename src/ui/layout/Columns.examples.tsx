import { mission } from '../../../tests/harness/unit/our-content.ts';
import { ButtonLink } from '../controls/Button.tsx';

const [first, second] = mission.items.map(({ title, description }) => (
  <div key={title}>
    <h2>{title}</h2>
    <p>{description}</p>
  </div>
));
const both = [first, second];

export const examples = {
  halves: { children: both },
  sevenToFive: { split: '7-5', children: both },
  fiveToSeven: { split: '5-7', align: 'end', children: both },
  fourToEight: { split: '4-8', align: 'center', children: both },
  button: {
    split: 'auto',
    align: 'end',
    children: [first, mission.primary && <ButtonLink key="button" {...mission.primary} />],
  },
} as const;
