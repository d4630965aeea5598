import type { IconName } from '../../../domain/content/drawings.ts';
import type { Price } from '../../../domain/price.ts';
import { keepName } from '../../../domain/site/keep-together.ts';
import { useContent } from '../../content.tsx';
import { useColourOf } from '../../data/service-colours.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Card, CardBody } from '../../ui/layout/Card.tsx';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { SectionTitle } from '../../ui/layout/SectionTitle.tsx';
import styles from './PlanGrid.module.css';
import { PlanPrice } from './PlanPrice.tsx';
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

/** Plan cards: three in the first row, two in every following row. */
export function PlanGrid({ service, title, label, intro, icon, plans, rail = false }: Props) {
  const colourOf = useColourOf();
  return (
    <section className="band wrap" data-colour={colourOf(service)}>
      <SectionTitle title={title} label={label} intro={intro} icon={icon} />
      <ul className={rail ? `${styles.grid} ${styles.rail}` : styles.grid} role="list">
        {plans.map((plan) => (
          <PlanCardItem key={plan.href} plan={plan} family={title} />
        ))}
      </ul>
      <TaxNote />
    </section>
  );
}

function PlanCardItem({ plan, family }: { plan: PlanCard; family: string }) {
  const { planCardWords, tierWords } = useContent();
  const { title, tier, price, items, href } = plan;
  const level = tierWords[tier ?? 0];
  // A title that is only a level is the same in every family.
  const isLevel = title === level?.name;
  return (
    <Card as="li" className={styles.card} data-tier={tier}>
      <WovenLevel tier={tier} />
      <CardBody className={styles.body}>
        <h3>
          <span>
            {isLevel && <span className="hidden">{family}: </span>}
            {keepName(title)}
          </span>{' '}
          {level?.height && <small>{level.height}</small>}
        </h3>
        <div className={styles.figure}>
          <PlanPrice price={price} />
        </div>
        <CheckList items={items} />
        <ButtonLink
          href={href}
          variant={tier === 2 ? 'ink' : 'line'}
          label={keepName(`${planCardWords.view} ${title}`)}
          more={isLevel ? `: ${family}` : ''}
        />
      </CardBody>
    </Card>
  );
}

/** Top of the patterned part by tier, in the mountain's 420 units; from the third tier on all of it is patterned. */
const CLOTH_TOP: Readonly<Record<number, number>> = { 1: 250, 2: 140 };
const MOUNTAIN_HEIGHT = 420;

/** Decorative: the mountain, patterned up to a plan's level; the rest is a shadow. The whole of it has the sun above. */
function WovenLevel({ tier = 0 }: Pick<PlanCard, 'tier'>) {
  const top = CLOTH_TOP[tier] ?? 0;
  const height = MOUNTAIN_HEIGHT - top;
  return (
    <div className={styles.art} data-subject="card">
      <svg viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {top === 0 && <use href="#_sky" x="848" y="4" width="176" height="176" />}
        <use href="#_mountain" className="noche" opacity=".32" />
        <svg y={top} width="1440" height={height} viewBox={`0 ${top} 1440 ${height}`}>
          <use href="#_poncho" width="1440" height="420" />
        </svg>
      </svg>
    </div>
  );
}
