import type { Service } from '../../../domain/plans/plan.ts';
import type { DrawingName } from '../../art/drawings.tsx';
import { Belt } from '../../ui/Belt.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import styles from './ProductBlocks.module.css';

type Block = {
  readonly code?: string | undefined;
  readonly service: Service;
  readonly drawing: DrawingName;
  readonly title: string;
  readonly description: string;
  readonly buttons: readonly { readonly label: string; readonly link: string; readonly target?: '_blank' }[];
};
type Props = { blocks: readonly Block[] };

/** One product after another: its picture on one side, its code, words and buttons on the other, by turns. */
export function ProductBlocks({ blocks }: Props) {
  return (
    <div className="band wrap">
      {blocks.map(({ code, service, drawing, title, description, buttons }, place) => (
        <article key={title} className={styles.block} data-service={service}>
          <Columns split={place % 2 === 0 ? '7-5' : '5-7'} align="center">
            <Card as="div" className={styles.art}>
              <Drawing name={drawing} />
            </Card>
            <div className={styles.words}>
              <Belt className={styles.belt} />
              {code && <b className={styles.code}>{code}</b>}
              <h2>{title}</h2>
              <p>{description}</p>
              <div className="actions">
                {buttons.map(({ label, link, target }, index) => (
                  <ButtonLink
                    key={label}
                    href={link}
                    target={target}
                    variant={index === 0 ? 'ink' : 'line'}
                    aria-label={`${label}: ${title}`}
                  >
                    {label}
                  </ButtonLink>
                ))}
              </div>
            </div>
          </Columns>
        </article>
      ))}
    </div>
  );
}
