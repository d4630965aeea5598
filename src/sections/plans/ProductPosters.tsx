import type { HomeWords } from '../../../domain/content/pages/home.ts';
import { useColourOf } from '../../data/service-colours.ts';
import { measureName } from '../../layout/measure-name.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Belt } from '../../ui/pictures/Belt.tsx';
import styles from './ProductPosters.module.css';
import { TaxNote } from './TaxNote.tsx';

type Poster = HomeWords['products']['posters'][number] & {
  /** As shown: «Desde $199», «Precio a cotizar». */
  readonly price: string;
};
/** Width, in ems, of the widest code that fits across a poster in the usual size. */
const WIDEST = 4.1;

type Props = { title: string; posters: readonly Poster[] };

/** Packaged products as posters of their codes; on narrow screens a row that scrolls sideways. Renders nothing without any. */
export function ProductPosters({ title, posters }: Props) {
  const colourOf = useColourOf();
  if (posters.length === 0) return null;
  return (
    <section className="band tinted">
      <div className="wrap">
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.row} role="list" data-posters={posters.length}>
          {posters.map(({ code, service, title: name, price, href }) => (
            <li key={code}>
              <Card as="a" className={styles.poster} href={href} data-colour={colourOf(service)}>
                <span className="small-title">{name}</span> <Belt growing className={styles.belt} />
                <b className={styles.code} data-long={measureName(code).oneLine > WIDEST || undefined}>
                  {code}
                </b>{' '}
                <span className={styles.price}>{price}</span>
              </Card>
            </li>
          ))}
        </ul>
        <TaxNote />
      </div>
    </section>
  );
}
