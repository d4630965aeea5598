import { keepTogether } from '../../../domain/site/keep-together.ts';
import styles from './CheckList.module.css';
import '../../styles/marked.css';

/** A list with check marks. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={`marked ${styles.list}`} role="list">
      {items.map((item) => (
        <li key={item}>{keepTogether(item)}</li>
      ))}
    </ul>
  );
}
