import type { IconName } from '../../../domain/content/drawings.ts';
import { useContent } from '../../content.tsx';
import { PauseToggle } from '../../ui/controls/PauseToggle.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import styles from './TrustedBy.module.css';

/** A client with a logo, or a trade with an icon. */
type Name = {
  readonly name: string;
  readonly href?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly logo?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
};
type Props = { title: string; logos: readonly Name[] };

/**
 * A marquee of logos, or of trades that lead to their concepts; renders nothing without any. Two copies make it loop;
 * screen readers and the keyboard get one. `TrustedBy.client.ts` pauses it while it is out of view.
 */
export function TrustedBy({ title, logos }: Props) {
  const { pauseLabels } = useContent();
  if (logos.length === 0) return null;
  return (
    <section className={`band ${styles.section}`}>
      <div className={`wrap ${styles.head}`}>
        <h2>{title}</h2>
        <PauseToggle label={pauseLabels.logos} />
      </div>
      <div className={styles.strip} data-client="TrustedBy">
        <ul role="list">
          {logos.map((one) => (
            <Entry key={one.name} {...one} />
          ))}
        </ul>
        <ul aria-hidden="true">
          {logos.map((one) => (
            <Entry key={one.name} {...one} tabIndex={-1} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Entry({ name, href, icon, logo, tabIndex }: Name & { tabIndex?: number }) {
  const mark = (
    <>
      {logo && <img {...logo} alt={name} loading="lazy" decoding="async" />}
      {icon && <Icon name={icon} />}
      {!logo && name}
    </>
  );
  return (
    <li className={logo && styles.logo}>
      {href ? (
        <a href={href} tabIndex={tabIndex}>
          {mark}
        </a>
      ) : (
        <span>{mark}</span>
      )}
    </li>
  );
}
