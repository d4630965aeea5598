import { useId } from 'react';
import { CLOTH_SIZE, type Cloth } from '../../../domain/loom/cloth.ts';
import styles from './ClothBelt.module.css';
import { ClothPattern } from './ClothPattern.tsx';

type Props = { cloth: Cloth };

const CELL_PX = 5;

/** Decorative: a cloth repeated as a belt across its container. */
export function ClothBelt({ cloth }: Props) {
  const id = useId();
  return (
    <div className={styles.belt}>
      <svg width="100%" height={CLOTH_SIZE.rows * CELL_PX} aria-hidden="true">
        <ClothPattern id={id} cloth={cloth} cell={CELL_PX} />
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
