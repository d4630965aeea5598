import type { ReactNode } from 'react';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import styles from './ShapeField.module.css';

type Props = {
  /** Of the group in the form. */
  name: string;
  label: string;
  optional: boolean;
  help?: string | undefined;
  problem?: string | undefined;
  children: ReactNode;
};

/** Fields that belong together, under what the owner calls them. */
export function FieldGroup({ name, label, optional, help, problem, children }: Props) {
  return (
    <fieldset className={styles.group} id={name}>
      <legend>
        {label} {optional && <small>{editorWords.form.optional}</small>}
      </legend>
      {help && <p className={styles.help}>{help}</p>}
      {problem && <p className={styles.problem}>{problem}</p>}
      {children}
    </fieldset>
  );
}
