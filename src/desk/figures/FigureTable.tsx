import type { ReactNode } from 'react';
import styles from './FigureTable.module.css';

type Row = { readonly id: string; readonly name: ReactNode; readonly cells: readonly string[] };
type Props = {
  caption: string;
  /** Column headings, beginning with that of the names. */
  heads: readonly string[];
  rows: readonly Row[];
};

/** A table of counts; scrolls sideways where it has many columns. */
export function FigureTable({ caption, heads, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
