import type { IconId } from '../../art/icons.ts';
import { Tile } from '../pictures/Tile.tsx';
import styles from './SectionTitle.module.css';

type Props = {
  title: string;
  icon?: IconId | undefined;
  /** Above the title. */
  label?: string | undefined;
  /** A sentence below the title. */
  intro?: string | undefined;
};

/** The title of a section, with an optional icon, label and introduction. */
export function SectionTitle({ title, icon, label, intro }: Props) {
  return (
    <div className={styles.head}>
      {icon && <Tile icon={icon} />}
      <div className={styles.words}>
        {label && <span className="muted">{label}</span>}
        <h2>{title}</h2>
      </div>
      {intro && <p className={`muted ${styles.intro}`}>{intro}</p>}
    </div>
  );
}
