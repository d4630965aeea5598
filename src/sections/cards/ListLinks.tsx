import styles from './ListLinks.module.css';

type Props = {
  /** Accessible name of the list. */
  label: string;
  links: readonly { readonly label: string; readonly href: string; readonly current?: boolean }[];
};

/** Links that filter or paginate a list; the current one is marked. */
export function ListLinks({ label, links }: Props) {
  return (
    <nav className={`wrap ${styles.links}`} aria-label={label}>
      <ul className="row">
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
