import type { BlockWords } from '../../../domain/content/cards.ts';
import { useColourOf } from '../../data/service-colours.ts';
import { Card, CardBody, CardRow } from '../../ui/layout/Card.tsx';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { Tile } from '../../ui/pictures/Tile.tsx';
import styles from './ServiceBlocks.module.css';

type Props = { service: string; blocks: readonly BlockWords[] };

/** A card for each part of a service that has no plans. */
export function ServiceBlocks({ service, blocks }: Props) {
  const colourOf = useColourOf();
  return (
    <section className="band wrap" data-colour={colourOf(service)}>
      <CardRow>
        {blocks.map(({ id, icon, title, description, items }) => (
          <Card key={id} id={id}>
            <CardBody>
              <Tile icon={icon} className={styles.tile} />
              <h2>{title}</h2>
              <p className="muted">{description}</p>
              <CheckList items={items} />
            </CardBody>
          </Card>
        ))}
      </CardRow>
    </section>
  );
}
