import { type IconId, iconShape } from '../art/icons.ts';
import styles from './Icon.module.css';

type Props = { name: IconId; className?: string | undefined };

/** One icon of `src/art/icons.ts` in the text's colour, `--icon` or 1.5 em wide. Decorative. */
export function Icon({ name, className = '' }: Props) {
  const { viewBox, path } = iconShape(name);
  return (
    <svg className={`${styles.icon} ${className}`.trim()} viewBox={viewBox} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
