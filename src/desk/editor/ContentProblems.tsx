import type { ContentProblem } from '../../../domain/desk/editor/views.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Alert } from '../../ui/status/Alert.tsx';

type Props = { title: string; problems: readonly ContentProblem[] };

/** What must be corrected, each with a link to its form; nothing without problems. */
export function ContentProblems({ title, problems }: Props) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="warning" title={title}>
      <ul>
        {problems.map(({ title: file, href, field = '', label, message }) => (
          <li key={href + field + message}>
            <TextLink href={href}>{file}</TextLink>
            {label && `, ${label}`}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
