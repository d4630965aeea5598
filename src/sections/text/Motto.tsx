import styles from './Motto.module.css';

/** One sentence on a dark band. */
export function Motto({ text }: { text: string }) {
  return (
    <section className="band night">
      <p className={`wrap title ${styles.text}`}>{text}</p>
    </section>
  );
}
