import type { IconName, Service } from '../../../domain/plans/plan.ts';
import { Card, CardBody, CardRow } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Tile } from '../../ui/Tile.tsx';
import styles from './ServiceBlocks.module.css';

type Block = {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  readonly items: readonly string[];
};
type Props = { service: Service; blocks: readonly Block[] };

/** The parts of a service without plans. */
export function ServiceBlocks({ service, blocks }: Props) {
  return (
    <section className="band wrap" data-service={service}>
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
