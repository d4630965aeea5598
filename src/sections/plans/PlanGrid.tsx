import { priceWords } from '../../../content/messages.ts';
import { planCardWords, tierWords } from '../../../content/widgets.ts';
import type { IconName, Service } from '../../../domain/plans/plan.ts';
import type { Price } from '../../../domain/price.ts';
import { formatMoney } from '../../../domain/price.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, CardBody } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import { WovenLevel } from '../../ui/WovenLevel.tsx';
import styles from './PlanGrid.module.css';

export type PlanCard = {
  readonly title: string;
  readonly tier?: 1 | 2 | 3 | undefined;
  readonly price?: Price | undefined;
  readonly items: readonly string[];
  readonly href: string;
};
type Props = {
  service: Service;
  title: string;
  label?: string;
  intro?: string;
  icon?: IconName;
  plans: readonly PlanCard[];
};

/** The amount with its terms below: «desde, pago único». */
function PlanPrice({ price }: { price: Price | undefined }) {
  if (!price) return <p className={`title ${styles.quote}`}>{priceWords.onRequest}</p>;
  const terms = [price.from && priceWords.from.toLowerCase(), price.unit].filter(Boolean);
  return (
    <p className={styles.price}>
      {formatMoney(price.amount)}
      <small>{terms.join(', ')}</small>
    </p>
  );
}

/** Plan cards: three in the first row, then two in each. */
export function PlanGrid({ service, title, label, intro, icon, plans }: Props) {
  return (
    <section className={`band wrap ${styles.group}`} data-service={service}>
      <SectionTitle title={title} label={label} intro={intro} icon={icon} />
      <ul className={styles.grid} role="list">
        {plans.map((plan) => (
          <Card as="li" key={plan.href} className={styles.card} data-tier={plan.tier}>
            <WovenLevel tier={plan.tier} className={styles.art} />
            <CardBody className={styles.body}>
              <h3>
                {plan.title}
                {plan.tier && <small>{tierWords[plan.tier].height}</small>}
              </h3>
              <PlanPrice price={plan.price} />
              <CheckList items={plan.items} />
              <ButtonLink
                href={plan.href}
                variant={plan.tier === 2 ? 'ink' : 'line'}
                label={`${planCardWords.view} ${plan.title}`}
                aria-label={`${planCardWords.view} ${plan.title}: ${title}`}
              />
            </CardBody>
          </Card>
        ))}
      </ul>
    </section>
  );
}
