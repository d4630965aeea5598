import type { ReactNode } from 'react';
import { Columns } from '../ui/layout/Columns.tsx';
import styles from './ContactSection.module.css';

/** Slots of an Astro page, which TypeScript does not check. */
type Props = { children: ReactNode; aside?: ReactNode };

/** The contact form, with other ways to contact the agency beside it. */
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
