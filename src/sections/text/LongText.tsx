import type { ReactNode } from 'react';
import { useContent } from '../../content.tsx';
import { LinkItems } from '../../ui/controls/PlainLink.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import styles from './LongText.module.css';

type Props = {
  /** The table of contents; omitted when empty. */
  contents: readonly { readonly id: string; readonly title: string }[];
  /** Below the table of contents. */
  note?: ReactNode;
  children: ReactNode;
};

/** A long text with its table of contents beside it. */
export function LongText({ contents, note, children }: Props) {
  const { proseWords } = useContent();
  if (contents.length === 0) return <div className="band wrap">{children}</div>;
  return (
    <div className="band wrap">
      <Columns split="4-8">
        <div className={styles.contents}>
          <nav aria-label={proseWords.contents}>
            <h2>{proseWords.contents}</h2>
            <ol>
              <LinkItems links={contents.map(({ id, title }) => ({ label: title, href: `#${id}` }))} />
            </ol>
          </nav>
          {note}
        </div>
        {children}
      </Columns>
    </div>
  );
}
