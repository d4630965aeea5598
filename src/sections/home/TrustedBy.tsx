import { pauseLabels } from '../../../content/widgets.ts';
import type { IconName } from '../../../domain/plans/plan.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PauseToggle } from '../../ui/PauseToggle.tsx';
import styles from './TrustedBy.module.css';

type Logo = { readonly name: string; readonly icon: IconName };
type Props = { title: string; logos: readonly Logo[] };

/**
 * Wordmarks that pass by. Two copies make the loop; the second is not read aloud. `data-rests`: the document shell's
 * script stops them out of view.
 */
export function TrustedBy({ title, logos }: Props) {
  const copy = logos.map(({ name, icon }) => (
    <li key={name}>
      <Icon name={icon} className={styles.icon} />
      {name}
    </li>
  ));
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.head}`}>
        <h2>{title}</h2>
        <PauseToggle label={pauseLabels.logos} />
      </div>
      <div className={styles.strip} data-rests>
        <ul role="list">{copy}</ul>
        <ul aria-hidden="true">{copy}</ul>
      </div>
    </section>
  );
}
