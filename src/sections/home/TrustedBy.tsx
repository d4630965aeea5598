import { pauseLabels } from '../../../content/widgets.ts';
import type { IconName } from '../../../domain/plans/plan.ts';
import { PauseToggle } from '../../ui/controls/PauseToggle.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import styles from './TrustedBy.module.css';

/** A client with a logo, or a trade with an icon. */
type Name = {
  readonly name: string;
  readonly icon?: IconName | undefined;
  readonly logo?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
};
type Props = { title: string; logos: readonly Name[] };

/**
 * A marquee of logos; renders nothing without any. Two copies make it loop; screen readers get one.
 * `TrustedBy.client.ts` pauses it while it is out of view.
 */
export function TrustedBy({ title, logos }: Props) {
  if (logos.length === 0) return null;
  const copy = logos.map(({ name, icon, logo }) => (
    <li key={name} className={logo && styles.logo}>
      {logo && <img {...logo} alt={name} loading="lazy" decoding="async" />}
      {icon && <Icon name={icon} className={styles.icon} />}
      {!logo && name}
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
