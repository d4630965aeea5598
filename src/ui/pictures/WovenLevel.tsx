import styles from './WovenLevel.module.css';

type Props = {
  /** How far up the mountain is patterned; without a tier, all of it. */
  tier?: number | undefined;
  className?: string | undefined;
};

/** Top of the patterned part by tier, in the mountain's 420 units; from the third tier on all of it is patterned. */
const CLOTH_TOP: Readonly<Record<number, number>> = { 1: 250, 2: 140 };
const MOUNTAIN_HEIGHT = 420;

/** Decorative: the mountain, patterned up to a plan's level; the rest is a shadow. The whole of it has the sun above. */
export function WovenLevel({ tier = 0, className = '' }: Props) {
  const top = CLOTH_TOP[tier] ?? 0;
  const height = MOUNTAIN_HEIGHT - top;
  return (
    <div className={`${styles.level} ${className}`.trim()} data-subject="card">
      <svg viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {top === 0 && <use href="#sky" x="848" y="4" width="176" height="176" />}
        <use href="#mountain" className="noche" opacity=".32" />
        <svg y={top} width="1440" height={height} viewBox={`0 ${top} 1440 ${height}`}>
          <use href="#poncho" width="1440" height="420" />
        </svg>
      </svg>
    </div>
  );
}
