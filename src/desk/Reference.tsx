import styles from './Reference.module.css';

/** The reference of a lead, whose hyphen never ends a line. */
export const Reference = ({ children }: { children: string }) => <span className={styles.reference}>{children}</span>;
