import { keepTogether } from '../../../domain/site/keep-together.ts';
import { Icon } from '../pictures/Icon.tsx';
import styles from './CheckList.module.css';

/** A list with check marks. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list} role="list">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" className={styles.icon} />
          {keepTogether(item)}
        </li>
      ))}
    </ul>
  );
}
