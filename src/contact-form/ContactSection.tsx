import type { ReactNode } from 'react';
import type { ContactPageWords } from '../../domain/content/pages/contact.ts';
import { Columns } from '../ui/layout/Columns.tsx';
import styles from './ContactSection.module.css';
import { NextSteps } from './NextSteps.tsx';

/** `children` and `aside` are slots of an Astro page, which TypeScript does not check. */
type Props = ContactPageWords['next'] & { children: ReactNode; aside?: ReactNode };

/** The contact form; beside it what happens next, until the confirmation says so, and other ways to contact the agency. */
export function ContactSection({ title, steps, children, aside }: Props) {
  return (
    <section className={`band wrap ${styles.section}`}>
      <Columns split="7-5">
        <div className={styles.main}>{children}</div>
        <div className={styles.main}>
          <div className={styles.next}>
            <h2 className="small-title">{title}</h2>
            <NextSteps steps={steps} />
          </div>
          {aside}
        </div>
      </Columns>
    </section>
  );
}
