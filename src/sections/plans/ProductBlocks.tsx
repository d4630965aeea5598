import { Fragment } from 'react';
import type { ProductsWords } from '../../../domain/content/pages/products.ts';
import { routes } from '../../../domain/routes.ts';
import { Screen } from '../../art/screens.tsx';
import { useContent } from '../../content.tsx';
import { useColourOf } from '../../data/service-colours.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Belt } from '../../ui/pictures/Belt.tsx';
import styles from './ProductBlocks.module.css';

type Props = Pick<ProductsWords, 'blocks' | 'sample' | 'quote'>;

/** One product after another, with a drawn screen and text on alternating sides; none has a published price. Renders nothing without any. */
export function ProductBlocks({ blocks, sample, quote }: Props) {
  const colourOf = useColourOf();
  const { priceWords } = useContent();
  if (blocks.length === 0) return null;
  return (
    <div className="band wrap">
      {blocks.map(({ id, code, service, title, description, screen, words, links }, index) => (
        <article key={id} className={styles.block} data-colour={colourOf(service)}>
          <Columns split={index % 2 === 0 ? '7-5' : '5-7'} align="center">
            <Card as="div" className={styles.art}>
              <Screen name={screen} words={words} className={styles.screen} />
              <Chip className={styles.sample}>{sample}</Chip>
            </Card>
            <div className={`stack ${styles.words}`}>
              <Belt className={styles.belt} />
              {code && <b className="muted small-title">{code}</b>}
              <h2>{title}</h2>
              <p>{description}</p>
              <b>{priceWords.onRequest}</b>
              <div className="actions">
                {[...links, { label: quote, href: routes.quote({ id, title }) }].map((link, position) => (
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
