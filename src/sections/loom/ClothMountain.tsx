import { useId } from 'react';
import { CLOTH_SIZE, type Cloth } from '../../../domain/loom/cloth.ts';
import { PONCHO_THREADS } from '../../art/poncho-threads.ts';
import styles from './ClothMountain.module.css';
import { ClothPattern } from './ClothPattern.tsx';

type Props = { cloth: Cloth | undefined };

/** Cells as high as the steps of the mountain. */
const CELL = 8;
/** The level that the cloth replaces, in units of the mountain, and how much higher the cloth is. */
const LEVEL = { top: 64, foot: 112 };
const SHIFT = CLOTH_SIZE.rows * CELL - (LEVEL.foot - LEVEL.top);

const threads = PONCHO_THREADS.filter(([fill]) => !fill.startsWith('#'));
const above = threads.filter(([, y]) => y < LEVEL.top);
const below = threads.filter(([, y]) => y >= LEVEL.foot).map(([fill, y]) => [fill, y + SHIFT] as const);
const layer = ([fill, y]: readonly [string, number]) => <use key={y} href="#_mountain" y={y} className={fill} />;

/** Decorative: the mountain with a cloth as one of its levels, which is woven row by row; without one, with its own. */
export function ClothMountain({ cloth }: Props) {
  const id = useId();
  return (
    <div className={styles.landscape}>
      <svg className="fill" viewBox="0 60 1440 360" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        {cloth === undefined ? (
          <use href="#_poncho" width="1440" height="420" />
        ) : (
          <>
            <ClothPattern id={id} cloth={cloth} cell={CELL} />
            {above.map(layer)}
            <use href="#_mountain" y={LEVEL.top} fill={`url(#${id})`} />
            {/* These move down and uncover the cloth, once for each cloth. */}
            <g key={cloth} className={styles.below}>
              {below.map(layer)}
            </g>
            <use href="#_mountain" fill="url(#_weave)" />
          </>
        )}
      </svg>
    </div>
  );
}
