import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { formatCount } from '../../../domain/site/amounts.ts';
import { changeInPercent, type Figures } from '../../../domain/visits/figures.ts';
import { STEPS } from '../../../domain/visits/funnel.ts';
import { figureWords } from '../../../domain/visits/words.ts';
import styles from './FiguresHead.module.css';

type Props = { figures: Figures; unit: 'day' | 'month' };

/** Title, choice of period, and the funnel in one sentence for this period and the one before. */
export function FiguresHead({ figures, unit }: Props) {
  const { title, periods, range, months, sentence, before, change, notComparable } = figureWords;
  const { from, to, since, comparable, funnel } = figures;
  const percent = changeInPercent(figures.visitors);
  const links = [
    { label: periods.days, href: deskRoutes.figures, isShown: unit === 'day' },
    { label: periods.months, href: deskRoutes.figuresOfYear, isShown: unit === 'month' },
  ];
  return (
    <div className={styles.head}>
      <div className={`row ${styles.row}`}>
        <h1>{title}</h1>
        <nav aria-label={periods.label} className={styles.periods}>
          <ul>
            {links.map(({ label, href, isShown }) => (
              <li key={href}>
                <a href={href} aria-current={isShown ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="muted">{(unit === 'day' ? range : months)(from, to)}</p>
      {since !== undefined && (
        <>
          <p className={styles.sentence}>
            {sentence(countsOf(funnel, 'now')).map((part, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places.
              typeof part === 'number' ? <b key={index}>{formatCount(part)}</b> : part,
            )}
          </p>
          <p className="muted">
            {comparable ? before(countsOf(funnel, 'before')) : notComparable(since)}
            {comparable && percent !== undefined && ` ${change(percent)}`}
          </p>
        </>
      )}
    </div>
  );
}

function countsOf(funnel: Figures['funnel'], key: 'now' | 'before') {
  return Object.fromEntries(STEPS.map((step) => [step, funnel[step][key]])) as Record<(typeof STEPS)[number], number>;
}
