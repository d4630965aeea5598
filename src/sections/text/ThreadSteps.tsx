import type { StepsWords } from '../../../domain/content/sections.ts';
import { keepTogether } from '../../../domain/site/keep-together.ts';
import { type Box, block, type Thread } from '../../art/shapes.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { SectionTitle } from '../../ui/layout/SectionTitle.tsx';
import styles from './ThreadSteps.module.css';

const THREADS: readonly Thread[] = ['grana', 'teja', 'maiz', 'eucalipto', 'anil'];

/** A knot of as many turns as the step's number. */
function Knot({ turns }: { turns: number }) {
  const width = 6 * turns - 2;
  const boxes = Array.from({ length: turns }, (_, index): Box => [6 * index, index % 2 === 0 ? 0 : 2, 4, 18]);
  return (
    <svg className={styles.knot} viewBox={`0 0 ${width} 20`} aria-hidden="true">
      {block(THREADS[(turns - 1) % THREADS.length] ?? 'grana', ...boxes)}
    </svg>
  );
}

/** Consecutive steps as knots of one thread: what happens in each, and its facts. */
export function ThreadSteps({ title, intro, items, note, link }: StepsWords) {
  return (
    <section className="band wrap">
      <SectionTitle title={title} intro={intro} />
      <ol role="list" className={styles.thread}>
        {items.map((item, index) => (
          <li key={item.title}>
            <Knot turns={index + 1} />
            <h3>
              <span className="hidden">{index + 1}. </span>
              {item.title}
            </h3>
            <p>{item.text}</p>
            {item.facts.map(({ label, value }) => (
              <p key={label} className={styles.fact}>
                <span>{label}</span> {keepTogether(value)}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
      {link && (
        <p>
          <TextLink {...link}>{link.label}</TextLink>
        </p>
      )}
    </section>
  );
}
