import type { FoundText } from '../../../domain/desk/editor/views.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import styles from './FoundTexts.module.css';

type Props = { found: readonly FoundText[] };

/** Texts that were found, each with what it is and the form that changes it. */
export function FoundTexts({ found }: Props) {
  return (
    <ul className={`ruled ${styles.found}`}>
      {found.map(({ title, href, label, text }) => (
        <li key={[href, label, text].join()}>
          <TextLink href={href}>{title}</TextLink> <small className="muted">{label}</small>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
