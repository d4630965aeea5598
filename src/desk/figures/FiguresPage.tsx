import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { formatCount } from '../../../domain/site/amounts.ts';
import { changeInPercent, type Figures, type FiguresView } from '../../../domain/visits/figures.ts';
import { STEPS } from '../../../domain/visits/funnel.ts';
import { figureWords } from '../../../domain/visits/words.ts';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './FiguresPage.module.css';
import { FunnelChart } from './FunnelChart.tsx';
import { Ranks } from './Ranks.tsx';
import { VisitChart } from './VisitChart.tsx';

type Props = FiguresView & {
  /** Titles of plans by id. */
  planTitles: Readonly<Record<string, string>>;
  /** Names of pages by path; a page without one is shown by its path. */
  pageNames: Readonly<Record<string, string>>;
};

/** What the server counted: the funnel, visits by day, pages, sources and devices, and what is not counted. */
export function FiguresPage({ figures, unit, isCounting, planTitles, pageNames }: Props) {
  const { off, empty, funnel, visits } = figureWords;
  return (
    <div className={`wrap stack ${styles.page}`}>
      <Head figures={figures} unit={unit} />
      {!isCounting && (
        <Alert tone="warning" title={off.title}>
          <p>{off.text}</p>
        </Alert>
      )}
      {figures.since === undefined ? (
        <Alert tone="info" title={empty.title}>
          <p>{empty.text}</p>
        </Alert>
      ) : (
        <>
          <section className={`stack ${styles.wide}`}>
            <h2>{funnel.title}</h2>
            <p className="muted">{funnel.text}</p>
            <FunnelChart {...figures} planTitles={planTitles} />
          </section>
          <section className={`stack ${styles.wide}`}>
            <h2>{unit === 'day' ? visits.title : visits.titleOfMonths}</h2>
            <VisitChart buckets={figures.buckets} unit={unit} />
          </section>
          <div className={`stack ${styles.ranks}`}>
            <Ranks {...figures} pageNames={pageNames} />
          </div>
        </>
      )}
      <CountingNote />
      <p>
        <a href={deskRoutes.digest}>{figureWords.digest.link}</a>
      </p>
    </div>
  );
}

/** Title, choice of period, and the funnel in one sentence for this period and the one before. */
function Head({ figures, unit }: Pick<Props, 'figures' | 'unit'>) {
  const { title, periods, range, months, sentence, before, change, notComparable } = figureWords;
  const { from, to, since, comparable, funnel } = figures;
  // The month that runs would be compared with a whole one.
  const percent = unit === 'day' ? changeInPercent(figures.visitors) : undefined;
  const links = [
    { label: periods.days, href: deskRoutes.figures, isShown: unit === 'day' },
    { label: periods.months, href: deskRoutes.figuresOfYear, isShown: unit === 'month' },
  ];
  return (
    <div className="stack">
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

/** What the figures count and what they do not. */
function CountingNote() {
  const { title, text, yesTitle, yes, noTitle, no, kept } = figureWords.counting;
  return (
    <section className={`stack notched ${styles.note}`}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Columns>
        <List title={yesTitle} items={yes} />
        <List title={noTitle} items={no} />
      </Columns>
      <p className="muted">{kept}</p>
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="stack" role="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
