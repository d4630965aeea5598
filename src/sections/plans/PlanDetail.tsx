import type { Plan } from '../../../domain/plans/plan.ts';
import { useContent } from '../../content.tsx';
import { useColourOf } from '../../data/service-colours.ts';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { Card, CardBody } from '../../ui/layout/Card.tsx';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Belt } from '../../ui/pictures/Belt.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import styles from './PlanDetail.module.css';

type Props = { service: string | undefined; plan: Pick<Plan, 'type' | 'cards' | 'features'> };

/** A plan's features in groups with what it excludes, and its description on five cards; a notice where either is missing. */
export function PlanDetail({ service, plan }: Props) {
  const colourOf = useColourOf();
  const { planPage } = useContent();
  const note = planPage.excluded[plan.type];
  return (
    <section className="band wrap" data-colour={colourOf(service)}>
      <Columns split="5-7">
        <div className={styles.included}>
          <Belt />
          <h2 className="card-title">{planPage.featuresTitle}</h2>
          {plan.features ? <Groups features={plan.features} /> : <p className="muted">{planPage.missingFeatures}</p>}
          {note && <p className={`muted ${styles.note}`}>{note}</p>}
        </div>
        <div>
          <h2>{planPage.descriptionTitle}</h2>
          {plan.cards ? <Cards cards={plan.cards} /> : <p className="muted">{planPage.missingDescription}</p>}
        </div>
      </Columns>
    </section>
  );
}

function Cards({ cards }: { cards: NonNullable<Plan['cards']> }) {
  return (
    <div className={styles.cards}>
      {cards.map(({ icon, title, text }) => (
        <Card key={title} className={styles.card}>
          <CardBody>
            <Icon name={icon} />
            <h3 className="small-title">{title}</h3>
            <p>{text}</p>
          </CardBody>
        </Card>
      ))}
    </div>
  );
}

/** How many groups are open at first; more would make the list too long for a phone. */
const OPEN_GROUPS = 2;

function Groups({ features }: { features: NonNullable<Plan['features']> }) {
  return features.map(({ title, items }, index) => (
    <Disclosure key={title} summary={title} open={index < OPEN_GROUPS}>
      <CheckList items={items} />
    </Disclosure>
  ));
}
