import { Fragment } from 'react';
import type { DrawingName } from '../../art/drawings.tsx';
import { colourOf } from '../../data/service-colours.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import type { Link } from '../../ui/controls/link.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Belt } from '../../ui/pictures/Belt.tsx';
import { Drawing } from '../../ui/pictures/Drawing.tsx';
import styles from './ProductBlocks.module.css';

type Block = {
  readonly code?: string | undefined;
  readonly service: string;
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
      {blocks.map(({ code, service, drawing, title, description, links }, index) => (
        <article key={title} className={styles.block} data-colour={colourOf(service)}>
          <Columns split={index % 2 === 0 ? '7-5' : '5-7'} align="center">
            <Card as="div" className={styles.art}>
              <Drawing name={drawing} />
            </Card>
            <div className={styles.words}>
              <Belt className={styles.belt} />
              {code && <b className={styles.code}>{code}</b>}
              <h2>{title}</h2>
              <p>{description}</p>
              <div className="actions">
                {links.map((link, position) => (
                  <Fragment key={link.label}>
                    <ButtonLink {...link} variant={position === 0 ? 'ink' : 'line'} more={`: ${title}`} />{' '}
                  </Fragment>
                ))}
              </div>
            </div>
          </Columns>
        </article>
      ))}
    </div>
  );
}
