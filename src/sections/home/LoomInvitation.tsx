import { useId } from 'react';
import type { HomeWords } from '../../../domain/content/pages/home.ts';
import { CLOTH_SIZE } from '../../../domain/loom/cloth.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { ClothPattern } from '../loom/ClothPattern.tsx';
import { WARP } from '../loom/cloth-layers.ts';
import { START_CELL, START_CLOTH } from '../loom/start-cloth.ts';
import styles from './LoomInvitation.module.css';

type Props = NonNullable<HomeWords['loom']>;

const CELL_PX = 5;

/** The half-woven cloth that waits on the loom, its bare threads hanging, and the way there. */
export function LoomInvitation({ text, link: { label, ...link } }: Props) {
  const id = useId();
  return (
    <div className={`wrap ${styles.invitation}`}>
      <svg width={CLOTH_SIZE.columns * CELL_PX} height={CLOTH_SIZE.rows * CELL_PX} aria-hidden="true">
        <ClothPattern id={id} cloth={START_CLOTH} cell={CELL_PX} />
        <path fill="currentColor" transform={`scale(${CELL_PX})`} d={WARP} />
        <rect width="100%" height={START_CELL.row * CELL_PX} fill={`url(#${id})`} />
      </svg>
      <p>
        {text} <TextLink {...link}>{label}</TextLink>
      </p>
    </div>
  );
}
