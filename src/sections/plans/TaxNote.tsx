import { company } from '../../../server/content/current.ts';
import styles from './TaxNote.module.css';

/** The agency's note about taxes, shown wherever there are prices. */
export function TaxNote({ text = company.taxNote }: { text?: string }) {
  return <small className={styles.note}>{text}</small>;
}
