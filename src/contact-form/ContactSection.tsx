import type { ReactNode } from 'react';
import { Columns } from '../ui/Columns.tsx';
import styles from './ContactSection.module.css';

/** Both are slots of an Astro page, which TypeScript does not see. */
type Props = { children: ReactNode; aside?: ReactNode };

/** The form, and beside it how to reach us otherwise. */
export function ContactSection({ children, aside }: Props) {
  return (
    <section className="band wrap">
      <Columns split="7-5">
        <div className={styles.main}>{children}</div>
        {aside}
      </Columns>
    </section>
  );
}
