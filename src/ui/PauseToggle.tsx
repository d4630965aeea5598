import styles from './PauseToggle.module.css';

/** Pauses an animation. A checkbox works without JavaScript: CSS asks for `:has(:checked)`. */
export function PauseToggle({ label }: { label: string }) {
  return (
    <label className={styles.pause}>
      <input type="checkbox" />
      {label}
    </label>
  );
}
