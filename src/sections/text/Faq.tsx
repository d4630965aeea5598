import { Disclosure } from '../../ui/Disclosure.tsx';
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
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
