import { planPage } from '../../../content/pages/plan.ts';
import { type Plan, serviceOf } from '../../../domain/plans/plan.ts';
import { Belt } from '../../ui/Belt.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PlanDetail.module.css';

type Props = { plan: Pick<Plan, 'type' | 'cards' | 'features'> };

/** A plan's description on five cards and its features in groups, with a notice where either is missing. */
export function PlanDetail({ plan }: Props) {
  return (
    <section className={`band wrap columns ${styles.columns}`} data-service={serviceOf(plan)}>
      <div>
        <h2>{planPage.descriptionTitle}</h2>
        {plan.cards ? <Papers cards={plan.cards} /> : <p className="muted">{planPage.missingDescription}</p>}
      </div>
      <div className={styles.included}>
        <Belt />
        <h2>{planPage.featuresTitle}</h2>
        {plan.features ? <Groups features={plan.features} /> : <p className="muted">{planPage.missingFeatures}</p>}
      </div>
    </section>
  );
}

function Papers({ cards }: { cards: NonNullable<Plan['cards']> }) {
  return (
    <div className={styles.papers}>
      {cards.map(({ icon, title, text }) => (
        <article key={title} className={`card ${styles.paper}`}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </div>
  );
}

/** Groups that are open at first, so that the list fits on a phone. */
const OPEN_GROUPS = 2;

function Groups({ features }: { features: NonNullable<Plan['features']> }) {
  return features.map(({ title, items }, index) => (
    <details key={title} className={styles.group} open={index < OPEN_GROUPS}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={styles.items}>
        <CheckList items={items} />
      </div>
    </details>
  ));
}
