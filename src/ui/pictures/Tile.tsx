import type { IconId } from '../../art/icons.ts';
import { useColourOf } from '../../data/service-colours.ts';
import { Icon } from './Icon.tsx';
import styles from './Tile.module.css';

type Props = { icon: IconId; service?: string; className?: string | undefined };

/** A decorative icon on a square in its service's colours; 48 px, or `--tile`. */
export function Tile({ icon, service, className = '' }: Props) {
  const colourOf = useColourOf();
  return <Icon name={icon} className={`${styles.tile} ${className}`.trim()} data-colour={colourOf(service)} />;
}
