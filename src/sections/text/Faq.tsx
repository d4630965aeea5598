import { Icon } from '../../ui/Icon.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import styles from './Faq.module.css';

type Props = { title: string; items: readonly { readonly question: string; readonly answer: string }[] };

/** Questions that unfold to their answers. */
export function Faq({ title, items }: Props) {
  return (
    <section className={`band ${styles.section}`}>
      <div className="wrap">
        <SectionTitle title={title} />
        <div className={styles.list}>
          {items.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                {question}
                <Icon name="chevron" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
