import type { Link } from '../../../domain/content/fields.ts';
import type { CallToActionWords } from '../../../domain/content/sections.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { hasLongWord } from '../long-word.ts';
import styles from './CallToAction.module.css';

type Props = CallToActionWords & {
  /** Further links beside the button; `note` is a sentence about them. */
  others?: readonly Link[];
  note?: string | undefined;
};

/** A question at the end of a page, and a button to answer it. */
export function CallToAction({ title, text, link, others = [], note }: Props) {
  return (
    <section className={`band tinted on-screen ${styles.call}`}>
      <Columns split="auto" align="end" className="wrap">
        <div className={styles.words}>
          <h2 data-long={hasLongWord(title) || undefined}>{title}</h2>
          <p>{text}</p>
          {note && <p>{note}</p>}
        </div>
        <div className={styles.ways}>
          <ButtonLink {...link} arrow="forward" />
          {others.map((other) => [' ', <ButtonLink key={other.href} {...other} variant="line" />])}
        </div>
      </Columns>
    </section>
  );
}
