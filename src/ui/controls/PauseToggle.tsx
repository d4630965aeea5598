import styles from './PauseToggle.module.css';

/** Pauses an animation. A checkbox works without JavaScript, because CSS can match `:has(:checked)`. */
export function PauseToggle({ label }: { label: string }) {
  return (
    <label className={`on-screen ${styles.pause}`}>
      <input type="checkbox" />
      {label}
    </label>
  );
}
