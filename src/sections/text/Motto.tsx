import styles from './Motto.module.css';

/** One sentence on a low dark band. */
export function Motto({ text }: { text: string }) {
  return (
    <section className={`night on-screen ${styles.band}`}>
      <p className="wrap title card-title">{text}</p>
    </section>
  );
}
