import type { Service } from '../../../domain/plans/plan.ts';
import { Belt } from '../../ui/Belt.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './ProductPosters.module.css';

type Poster = {
  readonly code: string;
  readonly service: Service;
  readonly title: string;
  /** Already worded: «Desde $199», «Precio a cotizar». */
  readonly price: string;
  readonly link: string;
};
type Props = { title: string; posters: readonly Poster[] };

/** Packaged products, each a poster whose picture is its code. On narrow screens the row is swiped. */
export function ProductPosters({ title, posters }: Props) {
  return (
    <section className={`band ${styles.section}`}>
      <div className="wrap">
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.row} role="list">
          {posters.map(({ code, service, title: name, price, link }) => (
            <li key={code}>
              <Card as="a" className={styles.poster} href={link} data-service={service}>
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
