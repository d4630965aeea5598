import type { FaqWords } from '../../../domain/content/sections.ts';
import { keepTogether } from '../../../domain/site/keep-together.ts';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import styles from './Faq.module.css';

type Props = FaqWords & {
  /** Lets links lead to the section. */
  id?: string;
};

/** Frequent questions, each of which opens to show its answer; renders nothing without any. */
export function Faq({ id, title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <section id={id} className="band tinted">
      <div className={`wrap ${styles.columns}`}>
        <h2>{title}</h2>
        <div>
          {items.map(({ question, answer }) => (
            <Disclosure key={question} summary={keepTogether(question)}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
