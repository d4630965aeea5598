import type { ReactNode } from 'react';
import type { FileChanges } from '../../../domain/desk/editor/views.ts';
import { editorWords as words } from '../../../domain/desk/editor/words.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { ChangedWords } from './ChangedWords.tsx';
import styles from './ChangeList.module.css';

type Props = {
  files: readonly FileChanges[];
  /** What can be done with a file. */
  actions?: (file: FileChanges) => ReactNode;
};

/** Files that were changed, each with its words before and after. */
export function ChangeList({ files, actions }: Props) {
  return (
    <ul className={`stack ${styles.list}`}>
      {files.map((file) => (
        <li key={file.path} className="stack">
          <div className={`row ${styles.head}`}>
            <b>{file.href ? <TextLink href={file.href}>{file.title}</TextLink> : file.title}</b>{' '}
            <small className="muted">{words.kinds[file.kind]}</small> {actions?.(file)}
          </div>
          {file.kind === 'changed' && <ChangedWords changes={file.changes} />}
          {file.kind !== 'changed' && file.changes.length > 0 && (
            <details>
              <summary>{words.kinds.what}</summary>
              <ChangedWords changes={file.changes} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
