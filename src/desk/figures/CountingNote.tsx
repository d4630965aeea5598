import { figureWords } from '../../../domain/visits/words.ts';
import { Columns } from '../../ui/layout/Columns.tsx';
import styles from './CountingNote.module.css';

/** What the figures count and what they do not. */
export function CountingNote() {
  const { title, text, yesTitle, yes, noTitle, no, kept } = figureWords.counting;
  return (
    <section className={styles.note}>
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
      <h3 className={styles.title}>{title}</h3>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
