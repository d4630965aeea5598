import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { DEVICES } from '../../../domain/visits/device.ts';
import type { FiguresView } from '../../../domain/visits/figures.ts';
import { OTHERS } from '../../../domain/visits/limits.ts';
import { figureWords } from '../../../domain/visits/words.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { CountingNote } from './CountingNote.tsx';
import { FiguresHead } from './FiguresHead.tsx';
import styles from './FiguresPage.module.css';
import { FunnelChart } from './FunnelChart.tsx';
import { RankedTable } from './RankedTable.tsx';
import { VisitChart } from './VisitChart.tsx';

type Props = FiguresView & {
  /** Titles of plans by id. */
  planTitles: Readonly<Record<string, string>>;
  /** Names of pages by path; a page without one is shown by its path. */
  pageNames: Readonly<Record<string, string>>;
};

/** What the server counted: the funnel, visits by day, pages, sources and devices, and what is not counted. */
export function FiguresPage({ figures, unit, isCounting, planTitles, pageNames }: Props) {
  const { off, empty, lost, funnel, visits } = figureWords;
  return (
    <div className={`wrap ${styles.page}`}>
      <FiguresHead figures={figures} unit={unit} />
      {!isCounting && (
        <Alert tone="warning" title={off.title}>
          <p>{off.text}</p>
        </Alert>
      )}
      {figures.lost > 0 && <Alert tone="warning" title={lost(figures.lost)} />}
      {figures.since === undefined ? (
        <Alert tone="info" title={empty.title}>
          <p>{empty.text}</p>
        </Alert>
      ) : (
        <>
          <section className={styles.wide}>
            <h2>{funnel.title}</h2>
            <p className="muted">{funnel.text}</p>
            <FunnelChart {...figures} planTitles={planTitles} />
          </section>
          <section className={styles.wide}>
            <h2>{unit === 'day' ? visits.title : visits.titleOfMonths}</h2>
            <VisitChart buckets={figures.buckets} unit={unit} />
          </section>
          <Ranks {...figures} pageNames={pageNames} />
        </>
      )}
      <CountingNote />
      <p>
        <a href={deskRoutes.digest}>{figureWords.digest.link}</a>
      </p>
    </div>
  );
}

const NO_OTHERS = { names: 0, now: 0, before: 0 };

type RanksProps = FiguresView['figures'] & Pick<Props, 'pageNames'>;

function Ranks({ pages, sources, devices, comparable, pageNames }: RanksProps) {
  const words = figureWords.ranks;
  const { other: otherPages, rest: morePages } = words.pages;
  const { direct, other, rest: moreSources } = words.sources;
  const nameOfSource = (name: string) => ({ '': direct, [OTHERS]: other })[name] ?? name;
  const { names } = words.devices;
  const lists = [
    {
      ...words.pages,
      ranking: pages,
      rest: morePages,
      nameOf: (path: string) => (path === OTHERS ? otherPages : <a href={path}>{pageNames[path] ?? path}</a>),
    },
    { ...words.sources, ranking: sources, rest: moreSources, nameOf: nameOfSource },
    {
      ...words.devices,
      ranking: { first: DEVICES.map((name) => ({ name, ...devices[name] })), others: NO_OTHERS },
      nameOf: (name: string) => (name === 'phone' ? names.phone : names.computer),
    },
  ];
  return (
    <div className={styles.ranks}>
      {lists.map(({ title, name, unit, ...list }) => (
        <section key={title}>
          <h2>{title}</h2>
          <RankedTable {...list} title={title} head={`${name} · ${unit}`} comparable={comparable} />
        </section>
      ))}
    </div>
  );
}
