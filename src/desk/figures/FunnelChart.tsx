import { formatCount } from '../../../domain/site/amounts.ts';
import { type Figures, type Funnel, shareInPercent } from '../../../domain/visits/figures.ts';
import { STEPS } from '../../../domain/visits/funnel.ts';
import { figureWords } from '../../../domain/visits/words.ts';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { Bar } from './Bar.tsx';
import { FigureTable } from './FigureTable.tsx';
import styles from './FunnelChart.module.css';

type Props = Pick<Figures, 'funnel' | 'plans'> & {
  /** Titles of plans by id. */
  planTitles: Readonly<Record<string, string>>;
};

/** The way from a visit to a delivered message, a bar for each step, and by plan in a table. */
export function FunnelChart({ funnel, plans, planTitles }: Props) {
  const words = figureWords.funnel;
  const whole = funnel.visited.now;
  return (
    <>
      <ol className={`stack ${styles.steps}`}>
        {STEPS.map((step) => (
          <Step key={step} step={step} label={words.steps[step]} value={funnel[step].now} whole={whole} />
        ))}
      </ol>
      <Disclosure summary={words.byPlan}>
        <FigureTable
          caption={words.caption}
          heads={[words.plan, ...STEPS.map((step) => words.shortSteps[step])]}
          rows={[
            { id: '', name: words.all, cells: cellsOfFunnel(funnel) },
            ...plans.map(({ plan, funnel: own }) => ({
              id: plan,
              name: planTitles[plan] ?? plan,
              cells: cellsOfFunnel(own),
            })),
          ]}
        />
        <p className={`muted caption ${styles.note}`}>{words.caption}.</p>
      </Disclosure>
    </>
  );
}

const cellsOfFunnel = (funnel: Funnel) => STEPS.map((step) => formatCount(funnel[step].now));

type StepProps = { step: string; label: string; value: number; whole: number };

function Step({ step, label, value, whole }: StepProps) {
  const share = shareInPercent(value, whole);
  return (
    <li>
      <p className={styles.label}>
        <span>{label}</span>{' '}
        <span>
          <b>{formatCount(value)}</b>
          {share !== undefined && step !== 'visited' && ` · ${figureWords.share(share)}`}
        </span>
      </p>
      <Bar value={value} whole={whole} size="thick" />
    </li>
  );
}
