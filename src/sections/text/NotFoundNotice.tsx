import type { Link } from '../../../domain/content/fields.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './NotFoundNotice.module.css';

type Props = { title: string; text: string; links?: readonly Link[] };

/** A notice above a page that is shown in place of the requested one, which does not exist. */
export function NotFoundNotice({ title, text, links = [] }: Props) {
  return (
    <div className={`wrap ${styles.notice}`}>
      <Alert tone="info" icon="pin" title={title} text={text}>
        {links.length > 0 && (
          <ul className={`row ${styles.links}`} role="list">
            {links.map((link) => (
              <li key={link.href}>
                <TextLink {...link}>{link.label}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
