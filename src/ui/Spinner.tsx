import styles from './Spinner.module.css';

/** Says that something is on its way: three diamonds of a belt, lit in turn. `label` is read aloud. */
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
