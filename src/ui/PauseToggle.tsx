import styles from './PauseToggle.module.css';

/** Stops something that moves: a real checkbox, so it works without script (`:has(:checked)` around it). */
export function PauseToggle({ label }: { label: string }) {
  return (
    <label className={styles.pause}>
      <input type="checkbox" />
      {label}
    </label>
  );
}
