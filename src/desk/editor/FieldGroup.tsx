import type { ReactNode } from 'react';
import type { Shape } from '../../../domain/content/form/shape.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import styles from './ShapeField.module.css';
import { labelOf } from './shape-labels.ts';

type Props = { shape: Shape; name: string; id: string; problem?: string | undefined; children: ReactNode };

/** Fields that belong together, under what the owner calls them; links find them by `id`, which may have spaces. */
export function FieldGroup({ shape, name, id, problem, children }: Props) {
  const [hintId, problemId] = [`${name}-hint`, `${name}-problem`];
  const describedBy = [shape.help && hintId, problem && problemId].filter(Boolean).join(' ');
  return (
    <fieldset className={`stack ${styles.group}`} id={id} aria-describedby={describedBy || undefined}>
      <legend>
        {labelOf(shape)} {shape.optional && <small>{editorWords.form.optional}</small>}
      </legend>
      {shape.help && (
        <p className="muted caption" id={hintId}>
          {shape.help}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}
