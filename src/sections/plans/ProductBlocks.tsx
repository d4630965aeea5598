import type { Service } from '../../../domain/plans/plan.ts';
import type { DrawingName } from '../../art/drawings.tsx';
import { Belt } from '../../ui/Belt.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import type { Link } from '../../ui/link.ts';
import styles from './ProductBlocks.module.css';

type Block = {
  readonly code?: string | undefined;
  readonly service: Service;
  readonly drawing: DrawingName;
  readonly title: string;
  readonly description: string;
  readonly links: readonly Link[];
};
type Props = { blocks: readonly Block[] };

/** One product after another, with picture and text on alternating sides. */
export function ProductBlocks({ blocks }: Props) {
  return (
    <div className="band wrap">
      {blocks.map(({ code, service, drawing, title, description, links }) => (
        <article key={title} className={`columns ${styles.block}`} data-service={service}>
          <div className={`card ${styles.art}`}>
            <Drawing name={drawing} />
          </div>
          <div className={styles.words}>
            <Belt className={styles.belt} />
            {code && <b className={styles.code}>{code}</b>}
            <h2>{title}</h2>
            <p>{description}</p>
            <div className="actions">
              {links.map((link, index) => (
                <ButtonLink
                  key={link.label}
                  {...link}
                  variant={index === 0 ? 'ink' : 'line'}
                  aria-label={`${link.label}: ${title}`}
                />
              ))}
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}
