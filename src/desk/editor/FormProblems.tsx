import type { EditView } from '../../../domain/desk/editor/views.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { ChangedWords } from './ChangedWords.tsx';

const words = editorWords.form;

/** Why a form was not saved: what is wrong in it, and what somebody else changed meanwhile. */
export function FormProblems({ problems, meanwhile }: Pick<EditView, 'problems' | 'meanwhile'>) {
  return (
    <>
      {problems.length > 0 && (
        <Alert tone="error" title={words.problems(problems.length)} live>
          <ul>
            {problems.map(({ field = '', label, message }) => (
              <li key={field + message}>
                {field && <a href={`#${field}`}>{label ?? field}</a>}
                {field && ': '}
                {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {meanwhile && (
        <Alert tone="warning" title={words.meanwhile} live>
          <p>{words.meanwhileText}</p>
          <ChangedWords changes={meanwhile} />
        </Alert>
      )}
    </>
  );
}
