import type { ReactNode } from 'react';
import type { Service } from '../../../domain/plans/plan.ts';
import type { DrawingName } from '../../art/drawings.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import styles from './PageHead.module.css';

type Props = {
  title: string;
  text?: string | undefined;
  /** The service whose colours the head wears; without one, the high sky. */
  service?: Service;
  back?: { readonly label: string; readonly href: string };
  /** A preview standing on the panel's floor; without one, the cloth seen close. */
  image?: DrawingName | undefined;
  children?: ReactNode;
};

/** The head of every inner page: one colour, a large title, and cloth or a preview beside it. */
export function PageHead({ title, text, service, back, image, children }: Props) {
  return (
    <section className={`panel ${styles.head}`} data-service={service}>
      <div className={`wrap ${styles.words}`}>
        {back && (
          <ButtonLink href={back.href} variant="line" arrow="back">
            {back.label}
          </ButtonLink>
        )}
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {children}
      </div>
      {/* After the words: it stands on the foot of the panel, which would sink while they arrive. */}
      {image ? (
        <Drawing name={image} className={styles.preview} />
      ) : (
        <svg className={styles.art} viewBox="820 60 560 340" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
          <use href="#poncho" width="1440" height="420" />
        </svg>
      )}
    </section>
  );
}
