import { fill } from '../../../domain/content/fill.ts';
import type { LoomPageWords } from '../../../domain/content/pages/loom.ts';
import { encodeCloth } from '../../../domain/loom/fragment.ts';
import { routes } from '../../../domain/routes.ts';
import { MOTIFS } from '../../art/motifs.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { SectionTitle } from '../../ui/layout/SectionTitle.tsx';
import { ClothPattern } from './ClothPattern.tsx';
import styles from './MotifGallery.module.css';

type Props = LoomPageWords['motifs'];

const CELL_PX = 6;

/** The motifs to begin with, woven, each with a link that brings it to the loom. */
export function MotifGallery({ title, intro, weave, items }: Props) {
  return (
    <section className="band">
      <div className="wrap">
        <SectionTitle title={title} intro={intro} />
      </div>
      <ul role="list" className={styles.list}>
        {items.map(({ motif, title: name, text }) => {
          const cloth = MOTIFS[motif].replaceAll('\n', '');
          return (
            <li key={motif}>
              <svg width="100%" height={16 * CELL_PX} aria-hidden="true">
                <ClothPattern id={`motif-${motif}`} cloth={cloth} cell={CELL_PX} />
                <rect width="100%" height="100%" fill={`url(#motif-${motif})`} />
              </svg>
              <div className={`wrap ${styles.words}`}>
                <h3>{name}</h3>
                <p>{text}</p>
                <p className="scripted">
                  <TextLink href={routes.loom + encodeCloth(cloth)} more={fill(weave.more, { motif: name })}>
                    {weave.label}
                  </TextLink>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
