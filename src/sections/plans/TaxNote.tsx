import { useContent } from '../../content.tsx';
import styles from './TaxNote.module.css';

/** The agency's note about taxes, shown wherever there are prices. */
export function TaxNote() {
  const { company } = useContent();
  return <small className={styles.note}>{company.taxNote}</small>;
}
