import type { ReactNode } from 'react';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { editorWords as words } from '../../../domain/desk/editor/words.ts';
import { rowId } from './RowButtons.tsx';
import styles from './ShapeField.module.css';

type Props = {
  label: string;
  /** Name of the list. */
  list: string;
  index: number;
  isOpen: boolean;
  /** Where the form is sent; the page then shows the list with an empty row more. */
  action: string;
  children: ReactNode;
};

/** The fields of an empty row behind a list, folded, and the button that shows another one once they are filled in. */
export function AddedRow({ label, list, index, isOpen, action, children }: Props) {
  return (
    <details className={styles.added} id={rowId(list, index)} open={isOpen}>
      <summary>{label}</summary>
      {children}
      <button
        type="submit"
        name={FORM_FIELDS.button}
        value="otra"
        formAction={`${action}#${rowId(list, index + 1)}`}
        className={styles.more}
      >
        {words.form.another}
      </button>
    </details>
  );
}
