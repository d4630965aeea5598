import { useColourOf } from '../../data/service-colours.ts';
import styles from './Belt.module.css';

type Props = {
  /** Sets colours and pattern; by default those of its container. */
  service?: string;
  /** Behind the text of a card; grows while the card is hovered. */
  growing?: boolean;
  className?: string | undefined;
};

/** A decorative patterned strip across its container, which may set `--belt-height` and `--belt-thread`. */
export function Belt({ service, growing = false, className }: Props) {
  const colourOf = useColourOf();
  const classes = ['on-screen', styles.belt, growing && styles.growing, className];
  return <i className={classes.filter(Boolean).join(' ')} data-colour={colourOf(service)} />;
}
