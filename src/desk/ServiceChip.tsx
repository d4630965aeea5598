import { Chip } from '../ui/layout/Chip.tsx';
import styles from './ServiceChip.module.css';

/** The service that a lead asks about, set apart from the text beside it. A form may name it in any script and length. */
export function ServiceChip({ name }: { name: string }) {
  return (
    <Chip className={styles.service}>
      <bdi>{name}</bdi>
    </Chip>
  );
}
