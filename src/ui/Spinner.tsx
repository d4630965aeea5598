import styles from './Spinner.module.css';

/** Loading indicator; screen readers announce `label`. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <i data-service="desarrollo-web" />
      <i data-service="desarrollo-web" />
      <i data-service="desarrollo-web" />
      <span className="hidden">{label}</span>
    </div>
  );
}
