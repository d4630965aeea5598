import { pauseLabels } from '../../../content/widgets.ts';
import type { IconName } from '../../../domain/plans/plan.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PauseToggle } from '../../ui/PauseToggle.tsx';
import styles from './TrustedBy.module.css';

type Logo = { readonly name: string; readonly icon: IconName };
type Props = { title: string; logos: readonly Logo[] };

/** A marquee of wordmarks. Two copies make the loop; screen readers get one. `TrustedBy.client.ts` pauses it out of view. */
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
      <div className={styles.strip} data-client="TrustedBy">
        <ul role="list">{copy}</ul>
        <ul aria-hidden="true">{copy}</ul>
      </div>
    </section>
  );
}
