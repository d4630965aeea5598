import type { Chapter, ProseBlock } from '../../../domain/content/prose.ts';
import { momentOf } from '../../../domain/site/calendar-date.ts';
import { formatDate } from '../../../domain/site/moment.ts';
import { useContent } from '../../content.tsx';
import { LongText } from './LongText.tsx';
import styles from './Prose.module.css';

type Props = { chapters: readonly Chapter[]; updated?: string };

function Block({ block }: { block: ProseBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul className={styles.bullets} role="list">
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A text in chapters. `updated` is an ISO date. */
export function Prose({ chapters, updated }: Props) {
  const { proseWords } = useContent();
  const note = updated && (
    <p className="muted">
      {proseWords.updated} <time dateTime={updated}>{formatDate(momentOf(updated).getTime())}</time>
    </p>
  );
  return (
    <LongText contents={chapters} note={note}>
      <div className={styles.text}>
        {chapters.map(({ id, title, blocks }) => (
          <section key={id} id={id}>
            <h2 className="card-title">{title}</h2>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </LongText>
  );
}
