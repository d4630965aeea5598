import type { Service } from '../../../domain/plans/plan.ts';
import { Belt } from '../../ui/Belt.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './ProductPosters.module.css';

type Poster = {
  readonly code: string;
  readonly service: Service;
  readonly title: string;
  /** As shown: «Desde $199», «Precio a cotizar». */
  readonly price: string;
  readonly href: string;
};
type Props = { title: string; posters: readonly Poster[] };

/** Packaged products as posters of their codes; on narrow screens a row that scrolls sideways. */
export function ProductPosters({ title, posters }: Props) {
  return (
    <section className={`band ${styles.section}`}>
      <div className="wrap">
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.row} role="list">
          {posters.map(({ code, service, title: name, price, href }) => (
            <li key={code}>
              <Card as="a" className={styles.poster} href={href} data-service={service}>
                <span>{name}</span>
                <Belt growing />
                <b className={styles.code}>{code}</b>
                <span className={styles.price}>{price}</span>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
