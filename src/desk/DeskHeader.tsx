import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { DeskAttention } from '../../domain/desk/views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { Logo } from '../art/Logo.tsx';
import { useContent } from '../content.tsx';
import { LinkItems } from '../ui/controls/PlainLink.tsx';
import styles from './DeskHeader.module.css';

type Props = {
  /** Address of the section, to mark its link. */
  path: string;
  /** Without it the navigation is left out. */
  signedIn: boolean;
  /** The colour of the belt, and what the name is followed by. */
  attention?: DeskAttention | undefined;
};

/** The bar at the top of the desk: its sections and the way out, in two rows on the narrowest phones. */
export function DeskHeader({ path, signedIn, attention }: Props) {
  const { company, navigation } = useContent();
  const { label, links, signOut } = deskWords.nav;
  return (
    <>
      <a className="skip" href="#_contenido">
        {navigation.skipLink}
      </a>
      <header className={`night ${styles.bar}`} data-attention={attention}>
        <div className={`wrap row ${styles.row}`}>
          <a className={styles.brand} href={deskRoutes.inbox}>
            <Logo className={styles.mark} />
            {company.name}{' '}
            <span className={styles.name}>
              {deskWords.name}
              {attention && ` · ${deskWords.attention[attention]}`}
            </span>
          </a>
          {signedIn && (
            <nav className={styles.nav} aria-label={label}>
              <ul className="row">
                <LinkItems links={links} path={path} />
                <li>
                  <form method="post" action={deskRoutes.signOut}>
                    <button type="submit">{signOut}</button>
                  </form>
                </li>
              </ul>
            </nav>
          )}
        </div>
      </header>
    </>
  );
}
