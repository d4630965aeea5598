import { type IconId, iconShape } from '../art/icons.ts';
import styles from './Icon.module.css';

type Props = { name: IconId; className?: string | undefined };

/** One icon of `src/art/icons.ts` in the text's colour, 1.5 em wide unless its place says otherwise. Decorative. */
export function Icon({ name, className = styles.icon }: Props) {
  const { viewBox, path } = iconShape(name);
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <path fillRule="evenodd" d={path} />
    </svg>
  );
}
