import { Fragment } from 'react';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import styles from './ShapeField.module.css';

type Props = {
  /** «Pregunta 2». */
  label: string;
  /** Of the list. */
  name: string;
  index: number;
  isLast: boolean;
  /** Where the form is sent; the page then shows the list again. */
  action: string;
};

const words = editorWords.form;

/** The name of a row and what can be done with it: moved up, moved down, removed. */
export function RowButtons({ label, name, index, isLast, action }: Props) {
  const buttons = [
    ...(index > 0 ? [{ text: words.up, value: `up:${name}.${index}` }] : []),
    ...(isLast ? [] : [{ text: words.down, value: `down:${name}.${index}` }]),
    { text: words.remove, value: `remove:${name}.${index}` },
  ];
  return (
    <div className={styles.head}>
      <b>{label}</b>{' '}
      {buttons.map(({ text, value }) => (
        <Fragment key={value}>
          <button type="submit" name="hacer" value={value} formAction={`${action}#${name}`}>
            {text} <span className="hidden">{label}</span>
          </button>{' '}
        </Fragment>
      ))}
    </div>
  );
}
