import styles from './ListLinks.module.css';

type Props = {
  /** What the links choose, read aloud. */
  label: string;
  links: readonly { readonly label: string; readonly href: string; readonly current?: boolean }[];
};

/** Links that choose what a list shows: a tag, a page. The present one is marked by a thread and for screen readers. */
export function ListLinks({ label, links }: Props) {
  return (
    <nav className={`wrap ${styles.links}`} aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.current ? 'true' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
