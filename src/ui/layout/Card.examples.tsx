import { welcome } from '../../../content/widgets.ts';
import { Card, CardBody } from './Card.tsx';

const [{ title, description, link }] = welcome.cards;

export const Component = Card;
export const examples = {
  words: {
    children: (
      <CardBody>
        <h2>{title}</h2>
        <p className="muted">{description}</p>
      </CardBody>
    ),
  },
  link: { as: 'a', href: link.href, children: <CardBody>{link.label}</CardBody> },
} as const;
export const criteria = {
  reader: 'be one link that says all of its text, where the whole card is a link',
};
