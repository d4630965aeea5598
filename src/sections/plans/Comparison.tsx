import { type ComparedItem, comparePlans } from '../../../domain/plans/compare-plans.ts';
import type { Plan } from '../../../domain/plans/plan.ts';
import { formatPriceLine } from '../../../domain/price.ts';
import { keepTogether } from '../../../domain/site/keep-together.ts';
import { useContent } from '../../content.tsx';
import { useColourOf } from '../../data/service-colours.ts';
import { SectionTitle } from '../../ui/layout/SectionTitle.tsx';
import styles from './Comparison.module.css';
import { TaxNote } from './TaxNote.tsx';
import '../../styles/marked.css';

type Row = Pick<Plan, 'title' | 'price' | 'features'> & { readonly href: string };
type Family = { readonly title: string; readonly plans: readonly Row[] };
type Props = { title: string; intro: string; caption: string; service: string; families: readonly Family[] };

/** A table for each family of two or more plans, if there is one; marks what a plan adds to the one before. */
export function Comparison({ title, intro, caption, service, families }: Props) {
  const colourOf = useColourOf();
  const compared = families.filter(({ plans }) => plans.length > 1);
  if (compared.length === 0) return null;
  return (
    <section className="band wrap" data-colour={colourOf(service)}>
      <SectionTitle title={title} intro={intro} />
      {compared.map((family) => (
        <PlanTable
          key={family.title}
          caption={compared.length > 1 ? `${caption}: ${family.title}` : caption}
          plans={family.plans}
        />
      ))}
      <TaxNote />
    </section>
  );
}

function PlanTable({ caption, plans }: { caption: string; plans: readonly Row[] }) {
  const { comparisonWords, priceWords } = useContent();
  return (
    <section className={styles.scroller} aria-label={caption}>
      <table className={styles.table} data-plans={plans.length}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {plans.map((plan) => (
              <th key={plan.title} scope="col">
                <a href={plan.href}>{keepTogether(plan.title)}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{comparisonWords.price}</th>
            {plans.map((plan) => (
              <td key={plan.title} className={styles.price}>
                {formatPriceLine(plan.price, priceWords)}
              </td>
            ))}
          </tr>
          {comparePlans(plans).map(({ group, cells }) => (
            <tr key={group}>
              <th scope="row">{group}</th>
              {cells.map((items, index) => (
                <td key={plans[index]?.title}>
                  <Items items={items} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Items({ items }: { items: readonly ComparedItem[] }) {
  const { comparisonWords } = useContent();
  if (items.length === 0) return <span className="muted">{comparisonWords.nothing}</span>;
  return (
    <ul className="marked" role="list">
      {items.map(({ text, isNew }) => (
        <li key={text} data-new={isNew || undefined}>
          {isNew && <span className="hidden">{comparisonWords.adds} </span>}
          {keepTogether(text)}
        </li>
      ))}
    </ul>
  );
}
