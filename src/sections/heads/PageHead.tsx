import type { ReactNode } from 'react';
import type { Service } from '../../../domain/plans/plan.ts';
import type { DrawingName } from '../../art/drawings.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import type { Link } from '../../ui/link.ts';
import styles from './PageHead.module.css';

type Props = {
  title: string;
  text?: string | undefined;
  /** Sets the colours; without one they are those of the sky. */
  service?: Service;
  back?: Link;
  /** A drawing at the foot of the panel; without one, a detail of the cloth. */
  image?: DrawingName | undefined;
  children?: ReactNode;
};

/** The head of every page but home: the title, with a drawing beside it. */
export function PageHead({ title, text, service, back, image, children }: Props) {
  return (
    <section className={`panel ${styles.head}`} data-service={service}>
      <div className={`wrap ${styles.words}`}>
        {back && <ButtonLink {...back} variant="line" arrow="back" />}
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {children}
      </div>
      {/* After the text: it is aligned to the foot of the panel, which moves while the text arrives. */}
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
