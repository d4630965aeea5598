import type { Service } from '../../domain/plans/plan.ts';
import styles from './Belt.module.css';

type Props = {
  /** Whose colours and figure; without it, those of the place it stands in. */
  service?: Service;
  /** Weaves itself in as it scrolls into view. */
  woven?: boolean;
  /** Lies behind the words of a card and grows while the pointer is on it. */
  growing?: boolean;
  className?: string | undefined;
};

/** A woven belt across its place. Set `--belt-height` and `--belt-thread` around it. Decorative. */
export function Belt({ service, woven = false, growing = false, className }: Props) {
  const classes = [styles.belt, woven && 'woven', growing && styles.growing, className];
  return <i className={classes.filter(Boolean).join(' ')} data-service={service} />;
}
