import { priceWords } from '../../../content/messages.ts';
import { planCardWords } from '../../../content/widgets.ts';
import type { IconName } from '../../../domain/plans/plan.ts';
import type { Price } from '../../../domain/price.ts';
import { formatMoney } from '../../../domain/price.ts';
import { keepTogether } from '../../../domain/site/keep-together.ts';
import { colourOf } from '../../data/service-colours.ts';
import { tierWordsOf } from '../../data/tier-words.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Card, CardBody } from '../../ui/layout/Card.tsx';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { SectionTitle } from '../../ui/layout/SectionTitle.tsx';
import { WovenLevel } from '../../ui/pictures/WovenLevel.tsx';
import styles from './PlanGrid.module.css';
import railStyles from './PlanRail.module.css';
import { TaxNote } from './TaxNote.tsx';

export type PlanCard = {
  readonly title: string;
  readonly tier?: number | undefined;
  readonly price?: Price | undefined;
  readonly items: readonly string[];
  readonly href: string;
};
type Props = {
  service: string;
  title: string;
  label?: string;
  intro?: string;
  icon?: IconName;
  plans: readonly PlanCard[];
  /** On phones, a row that scrolls sideways. */
  rail?: boolean;
};

/** A plan's price: «Desde» if it is a minimum, the amount and its unit; without a price, the words for «on request». */
function PlanPrice({ price }: { price: Price | undefined }) {
  if (!price) return <p className={`title ${styles.quote}`}>{priceWords.onRequest}</p>;
  return (
    <p className={styles.price}>
      {price.from && <small>{priceWords.from} </small>}
      {formatMoney(price.amount)}
      {price.unit && <small> {keepTogether(price.unit)}</small>}
    </p>
  );
}

function TierHeight({ tier }: { tier: number | undefined }) {
  const height = tierWordsOf(tier)?.height;
  return height ? <small>{height}</small> : undefined;
}

/** Plan cards: three in the first row, two in every following row. */
export function PlanGrid({ service, title, label, intro, icon, plans, rail = false }: Props) {
  return (
    <section className="band wrap" data-colour={colourOf(service)}>
      <SectionTitle title={title} label={label} intro={intro} icon={icon} />
      <ul
        className={rail ? `${styles.grid} ${railStyles.rail}` : styles.grid}
        role="list"
        {...(rail && { tabIndex: 0, 'aria-label': title })}
      >
        {plans.map((plan) => (
          <Card as="li" key={plan.href} className={styles.card} data-tier={plan.tier}>
            <WovenLevel tier={plan.tier} className={styles.art} />
            <CardBody className={styles.body}>
              <h3>
                {keepTogether(plan.title)} <TierHeight tier={plan.tier} />
              </h3>
              <div className={styles.figure}>
                <PlanPrice price={plan.price} />
              </div>
              <CheckList items={plan.items} />
              <ButtonLink
                href={plan.href}
                variant={plan.tier === 2 ? 'ink' : 'line'}
                label={keepTogether(`${planCardWords.view} ${plan.title}`)}
                more={`: ${title}`}
              />
            </CardBody>
          </Card>
        ))}
      </ul>
      <TaxNote />
    </section>
  );
}
