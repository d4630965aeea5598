import { sampleItems } from '../../catalogue/words.ts';
import { CardBody } from './Card.tsx';

const [{ title, description }] = sampleItems;

export const examples = {
  words: {
    children: (
      <CardBody>
        <h2>{title}</h2>
        <p className="muted">{description}</p>
      </CardBody>
    ),
  },
  link: { as: 'a', href: '#', children: <CardBody>{title}</CardBody> },
} as const;
