import type { BeforeAfterWords } from '../../../domain/content/sections.ts';
import { EXAMPLE_DRAWINGS } from '../../art/example-drawings.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { SectionTitle } from '../../ui/layout/SectionTitle.tsx';
import styles from './BeforeAfter.module.css';

type Pair = BeforeAfterWords['pairs'][number];

/** One side of a pair: its drawing, and what it shows. */
function Side({ drawing, when, words, text, better }: Pick<Pair, 'drawing'> & Pair['before'] & SideProps) {
  return (
    <figure className={styles.side}>
      <Card as="div">
        <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true">
          {EXAMPLE_DRAWINGS[drawing](words, better)}
        </svg>
      </Card>
      <figcaption>
        <b>{when}.</b> {text}
      </figcaption>
    </figure>
  );
}
type SideProps = { when: string; better: boolean };

/** Pairs of drawings that show what changes, each labelled as an example; on phones a row that scrolls sideways. */
export function BeforeAfter({ title, intro, label, before, after, pairs }: BeforeAfterWords) {
  return (
    <section className="band wrap">
      <SectionTitle title={title} intro={intro} />
      {pairs.map((pair) => (
        <div key={pair.title} className={styles.pair}>
          <div className={styles.head}>
            <h3>{pair.title}</h3>
            <Chip>{label}</Chip>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
          <section className={styles.sides} aria-label={pair.title} tabIndex={0}>
            <Side drawing={pair.drawing} when={before} better={false} {...pair.before} />
            <Side drawing={pair.drawing} when={after} better {...pair.after} />
          </section>
        </div>
      ))}
    </section>
  );
}
