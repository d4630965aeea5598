import { DRAWINGS, type DrawingData, type DrawingName } from '../art/drawings.tsx';
import styles from './Drawing.module.css';

type Props = { name: DrawingName; className?: string | undefined };

/** A decorative drawing of `src/art`; fills its container by default. */
export function Drawing({ name, className = styles.fill }: Props) {
  const { art, ...frame }: DrawingData = DRAWINGS[name];
  return (
    <svg className={className} {...frame} aria-hidden="true">
      {art}
    </svg>
  );
}
