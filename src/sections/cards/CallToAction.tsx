import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
import type { Link } from '../../ui/link.ts';
import styles from './CallToAction.module.css';

type Props = { title: string; text: string; link: Link };

/** The question at the end of a page, with one button. */
export function CallToAction({ title, text, link }: Props) {
  return (
    <section className={`band ${styles.call}`}>
      <div className="wrap">
        <Columns split="auto" align="end">
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <ButtonLink {...link} arrow="forward" />
        </Columns>
      </div>
    </section>
  );
}
