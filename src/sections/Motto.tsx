import styles from './Motto.module.css';

/** One sentence on the night. */
export function Motto({ text }: { text: string }) {
  return (
    <section className={`band ${styles.motto}`}>
      <p className={`wrap ${styles.text}`}>{text}</p>
    </section>
  );
}
