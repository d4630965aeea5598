import { type IconId, iconShape } from '../../art/icons.ts';
import styles from './Icon.module.css';

type Props = { name: IconId; className?: string | undefined; 'data-colour'?: string | undefined };

/** A decorative icon of `src/art/icons.ts` in the text colour; 1.5 em wide, or `--icon`. */
export function Icon({ name, className = '', ...rest }: Props) {
  const { viewBox, path } = iconShape(name);
  return (
    <svg className={`${styles.icon} ${className}`.trim()} viewBox={viewBox} {...rest} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
