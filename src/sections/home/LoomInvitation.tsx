import type { HomeWords } from '../../../domain/content/pages/home.ts';
import { CLOTH_SIZE } from '../../../domain/loom/cloth.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { layersOf, WARP } from '../loom/cloth-layers.ts';
import { START_CLOTH } from '../loom/start-cloth.ts';
import styles from './LoomInvitation.module.css';

type Props = NonNullable<HomeWords['loom']>;

const { columns, rows } = CLOTH_SIZE;
const CELL_PX = 5;

/** The half-woven cloth that waits on the loom, its bare threads hanging, and the way there. */
export function LoomInvitation({ text, link: { label, ...link } }: Props) {
  return (
    <div className={`wrap ${styles.invitation}`}>
      <svg width={columns * CELL_PX} height={rows * CELL_PX} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
        <path d={WARP} />
        {layersOf(START_CLOTH).map(({ thread, path }) => (
          <path key={thread} className={thread} d={path} />
        ))}
      </svg>
      <p>
        {text} <TextLink {...link}>{label}</TextLink>
      </p>
    </div>
  );
}
