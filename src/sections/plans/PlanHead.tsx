import type { ComponentProps } from 'react';
import type { Link } from '../../../domain/content/fields.ts';
import type { Plan } from '../../../domain/plans/plan.ts';
import { keepTogether } from '../../../domain/site/keep-together.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { PageHead } from '../heads/PageHead.tsx';
import styles from './PlanHead.module.css';
import { PlanPrice } from './PlanPrice.tsx';
import { TaxNote } from './TaxNote.tsx';

type Props = Pick<ComponentProps<typeof PageHead>, 'back' | 'breadcrumbs' | 'service'> & {
  plan: Pick<Plan, 'title' | 'summary' | 'price' | 'image'>;
  quote: Link;
};

/** The panel at the top of a plan's page, whole in the first window: what the plan is, what it costs, and the way to a quote. */
export function PlanHead({ plan: { title, summary, price, image }, quote, ...head }: Props) {
  return (
    <PageHead {...head} title={keepTogether(title)} text={summary} image={image}>
      <div className={styles.offer}>
        <PlanPrice price={price} /> <ButtonLink {...quote} variant="maiz" arrow="forward" /> <TaxNote />
      </div>
    </PageHead>
  );
}
