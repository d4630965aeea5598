import type { ContentProblem } from '../../../domain/desk/editor/views.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './ContentProblems.module.css';

type Props = {
  title: string;
  problems: readonly ContentProblem[];
  /** They are in the form of this page, which was not saved. */
  here?: boolean;
};

/** What must be corrected, each with a link to its form, or to its field on this page; nothing without problems. */
export function ContentProblems({ title, problems, here = false }: Props) {
  if (problems.length === 0) return null;
  return (
    <Alert tone={here ? 'error' : 'warning'} title={title} live={here}>
      <ul className={styles.problems}>
        {problems.map(({ title: file, href, field = '', label, message }) => (
          <li key={href + field + message}>
            {here && field && <a href={`#${field}`}>{label ?? field}</a>}
            {!here && <TextLink href={href}>{file}</TextLink>}
            {!here && label && `, ${label}`}
            {(!here || field) && ': '}
            {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
