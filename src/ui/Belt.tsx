import type { Service } from '../../domain/plan.ts';
import styles from './Belt.module.css';

type Props = {
  /** Whose colours and figure; without it, those of the place it stands in. */
  service?: Service;
  /** Weaves itself in as it scrolls into view. */
  woven?: boolean;
  className?: string | undefined;
};

/** A woven belt across its place (docs/design.md#motif). Set `--height` and `--thread` around it. Decorative. */
export function Belt({ service, woven = false, className = '' }: Props) {
  return <i className={`${styles.belt} ${woven ? 'woven' : ''} ${className}`.trim()} data-service={service} />;
}
