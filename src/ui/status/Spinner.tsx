import styles from './Spinner.module.css';

/** Loading indicator; screen readers announce `label`. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <i data-colour="anil" />
      <i data-colour="anil" />
      <i data-colour="anil" />
      <span className="hidden">{label}</span>
    </div>
  );
}
