import type { StepsWords } from '../../../domain/content/sections.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { SectionTitle } from '../../ui/layout/SectionTitle.tsx';
import styles from './Steps.module.css';

type Props = StepsWords & {
  /** Lets links lead to the section. */
  id?: string;
  /** The items are consecutive steps, so they are numbered. */
  numbered?: boolean;
};

/** A row for each step or choice: its name, what it is, and what it means for the client. */
export function Steps({ id, title, intro, numbered = false, items, note, link }: Props) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <section id={id} className="band wrap">
      <SectionTitle title={title} intro={intro} />
      <List role="list" className={styles.list}>
        {items.map((item, index) => (
          <li key={item.title}>
            <h3>
              {numbered && <b className={styles.number}>{index + 1} </b>}
              {item.title}
            </h3>
            <p>{item.text}</p>
            <dl>
              {item.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className="muted">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </List>
      <p className={styles.note}>{note}</p>
      {link && (
        <p>
          <TextLink {...link}>{link.label}</TextLink>
        </p>
      )}
    </section>
  );
}
