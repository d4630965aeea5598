import type { IconName, Service } from '../../../domain/plans/plan.ts';
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
    <section className={`band wrap ${styles.grid}`} data-service={service}>
      {blocks.map(({ id, icon, title, description, items }) => (
        <article key={id} id={id} className={`card ${styles.block}`}>
          <Tile icon={icon} className={styles.tile} />
          <h2>{title}</h2>
          <p className="muted">{description}</p>
          <CheckList items={items} />
        </article>
      ))}
    </section>
  );
}
