import { Fragment } from 'react';
import type { FieldChange } from '../../../domain/desk/editor/views.ts';
import styles from './ChangedWords.module.css';

const TAGS = { added: 'ins', removed: 'del', same: 'span' } as const;

/** Values that were changed, with the words that go struck out and those that come marked. */
export function ChangedWords({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className={`stack ${styles.changes}`}>
      {changes.map(({ label, pieces }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values keep their places.
        <div key={index}>
          <dt className="muted caption">{label}</dt>
          <dd>
            {pieces.map(({ text, kind }, at) => {
              const Piece = TAGS[kind];
              const follows = kind === 'added' && pieces[at - 1]?.kind === 'removed';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
                <Fragment key={at}>
                  {follows && ' '}
                  <Piece>{text}</Piece>
                </Fragment>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
