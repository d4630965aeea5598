import { useColourOf } from '../../data/service-colours.ts';
import { Belt } from '../../ui/pictures/Belt.tsx';
import styles from './PlanIndex.module.css';
import { TaxNote } from './TaxNote.tsx';

type Family = {
  readonly title: string;
  readonly service: string;
  /** `price` as shown: «Desde $199», «Precio a cotizar». */
  readonly plans: readonly { readonly title: string; readonly href: string; readonly price: string }[];
};
type Props = { title: string; families: readonly Family[] };

/** All plans by family, each with its price, as a list of links. */
export function PlanIndex({ title, families }: Props) {
  const colourOf = useColourOf();
  return (
    <section className="band wrap">
      <h2>{title}</h2>
      <ul className={styles.families} role="list">
        {families.map((family) => (
          <li key={family.title} data-colour={colourOf(family.service)}>
            <Belt className={styles.belt} />
            <h3>{family.title}</h3>
            <ul role="list">
              {family.plans.map(({ title: name, href, price }) => (
                <li key={href} className={styles.plan}>
                  <a href={href}>{name}</a> <span>{price}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <TaxNote />
    </section>
  );
}
