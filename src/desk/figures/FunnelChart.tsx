import { type Figures, type Funnel, shareInPercent } from '../../../domain/visits/figures.ts';
import { STEPS } from '../../../domain/visits/funnel.ts';
import { figureWords, formatCount } from '../../../domain/visits/words.ts';
import { BELTS } from '../../art/belts.ts';
import { bitmap, sizeOf } from '../../art/motif.ts';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { FigureTable } from './FigureTable.tsx';
import styles from './FunnelChart.module.css';
import { bandPath, cellsOf } from './weave.ts';

type Props = Pick<Figures, 'funnel' | 'plans'> & {
  /** Titles of plans by id. */
  planTitles: Readonly<Record<string, string>>;
};

const [MOTIF_WIDTH, MOTIF_HEIGHT] = sizeOf(BELTS.diamond);
/** The belt with one row of ground above and below. */
const BAND_HEIGHT = MOTIF_HEIGHT + 2;
const BAND_CELLS = 10 * MOTIF_WIDTH;

/** The way from a visit to a delivered message, a woven band for each step, and by plan in a table. */
export function FunnelChart({ funnel, plans, planTitles }: Props) {
  const words = figureWords.funnel;
  const whole = funnel.visited.now;
  return (
    <>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <Band key={step} step={step} label={words.steps[step]} value={funnel[step].now} whole={whole} />
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
        <p className={styles.note}>{words.caption}.</p>
      </Disclosure>
    </>
  );
}

const cellsOfFunnel = (funnel: Funnel) => STEPS.map((step) => formatCount(funnel[step].now));

type BandProps = { step: string; label: string; value: number; whole: number };

function Band({ step, label, value, whole }: BandProps) {
  const share = shareInPercent(value, whole);
  const path = bandPath(cellsOf(value, whole, BAND_CELLS), BAND_HEIGHT);
  return (
    <li>
      <p className={styles.label}>
        <span>{label}</span>{' '}
        <span>
          <b>{formatCount(value)}</b>
          {share !== undefined && step !== 'visited' && ` · ${figureWords.share(share)}`}
        </span>
      </p>
      <svg className={styles.band} viewBox={`0 0 ${BAND_CELLS} ${BAND_HEIGHT}`} aria-hidden="true">
        <pattern id={`funnel-${step}`} width={MOTIF_WIDTH} height={BAND_HEIGHT} patternUnits="userSpaceOnUse">
          <path className={styles.figure} transform="translate(0 1)" d={bitmap(BELTS.diamond)} />
        </pattern>
        <path className={styles.track} d={`M0 ${BAND_HEIGHT - 1}h${BAND_CELLS}v1h-${BAND_CELLS}z`} />
        <path className={styles.cloth} d={path} />
        <path fill={`url(#funnel-${step})`} d={path} />
      </svg>
    </li>
  );
}
