import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { formatCount } from '../../../domain/site/amounts.ts';
import { changeInPercent, type Figures, type FiguresView } from '../../../domain/visits/figures.ts';
import { STEPS } from '../../../domain/visits/funnel.ts';
import { figureWords } from '../../../domain/visits/words.ts';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { LinkItems } from '../../ui/controls/PlainLink.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { DeskPage } from '../DeskPage.tsx';
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
  const { title, range, months, off, empty, funnel, visits, counting, digest } = figureWords;
  return (
    <DeskPage title={title} aside={<Periods unit={unit} />}>
      <p className="muted">{(unit === 'day' ? range : months)(figures.from, figures.to)}</p>
      {!isCounting && <Alert tone="warning" {...off} />}
      {figures.since === undefined ? (
        <Alert tone="info" {...empty} />
      ) : (
        <div className={`stack ${styles.sections}`}>
          <Summary figures={figures} unit={unit} since={figures.since} />
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
        </div>
      )}
      <Disclosure summary={counting.title} className={styles.wide}>
        <div className="stack">
          {counting.facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      </Disclosure>
      <p>
        <a href={deskRoutes.digest}>{digest.link}</a>
      </p>
    </DeskPage>
  );
}

function Periods({ unit }: Pick<Props, 'unit'>) {
  const { label, days, months } = figureWords.periods;
  const links = [
    { label: days, href: deskRoutes.figures },
    { label: months, href: deskRoutes.figuresOfYear },
  ];
  return (
    <nav aria-label={label} className={styles.periods}>
      <ul>
        <LinkItems links={links} path={unit === 'day' ? deskRoutes.figures : deskRoutes.figuresOfYear} />
      </ul>
    </nav>
  );
}

/** The funnel in one sentence, for this period and the one before. */
function Summary({ figures, unit, since }: Pick<Props, 'figures' | 'unit'> & { since: string }) {
  const { sentence, before, change, notComparable } = figureWords;
  const { comparable, funnel, visitors } = figures;
  // The month that runs would be compared with a whole one.
  const percent = unit === 'day' ? changeInPercent(visitors) : undefined;
  return (
    <div className="stack">
      <p className={`card-title ${styles.sentence}`}>
        {sentence(countsOf(funnel, 'now')).map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places.
          typeof part === 'number' ? <b key={index}>{formatCount(part)}</b> : part,
        )}
      </p>
      <p className="muted">
        {comparable ? before(countsOf(funnel, 'before')) : notComparable(since)}
        {comparable && percent !== undefined && ` ${change(percent)}`}
      </p>
    </div>
  );
}

function countsOf(funnel: Figures['funnel'], key: 'now' | 'before') {
  return Object.fromEntries(STEPS.map((step) => [step, funnel[step][key]])) as Record<(typeof STEPS)[number], number>;
}
