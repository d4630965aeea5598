import { Fragment } from 'react';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import styles from './ShapeField.module.css';

type Props = {
  /** «Pregunta 2». */
  label: string;
  /** Of the list, and its id. */
  name: string;
  list: string;
  index: number;
  isLast: boolean;
  /** Where the form is sent; the page then shows the row again, where it is. */
  action: string;
};

const words = editorWords.form;

/** Id of a row of a list, or of the empty one behind them. */
export const rowId = (list: string, index: number) => `fila-${list}.${index}`;

/** The name of a row and what can be done with it: moved up, moved down, removed. */
export function RowButtons({ label, name, list, index, isLast, action }: Props) {
  const buttons = [
    ...(index > 0 ? [{ text: words.up, act: 'up', to: rowId(name, index - 1) }] : []),
    ...(isLast ? [] : [{ text: words.down, act: 'down', to: rowId(name, index + 1) }]),
    { text: words.remove, act: 'remove', to: isLast ? list : rowId(name, index) },
  ];
  return (
    <div className="row apart">
      <b aria-hidden="true">{label}</b>{' '}
      <div className={`row ${styles.buttons}`}>
        {buttons.map(({ text, act, to }) => (
          <Fragment key={act}>
            <button
              type="submit"
              name={FORM_FIELDS.button}
              value={`${act}:${name}.${index}`}
              formAction={`${action}#${to}`}
            >
              {text} <span className="hidden">{label}</span>
            </button>{' '}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
