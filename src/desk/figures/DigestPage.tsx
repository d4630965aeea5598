import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import type { DigestView } from '../../../domain/desk/views.ts';
import { figureWords } from '../../../domain/visits/words.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { DeskPage } from '../DeskPage.tsx';
import styles from './DigestPage.module.css';

/** The email of each Monday, as plain text, with its subject. */
export function DigestPage({ subject, text, isSent }: DigestView) {
  const words = figureWords.digest;
  return (
    <DeskPage title={words.title} back={{ label: words.back, href: deskRoutes.figures }}>
      <p className="muted">{words.text}</p>
      {!isSent && <Alert tone="warning" title={words.off} />}
      <section className={`stack notched ${styles.letter}`}>
        <h2>{subject}</h2>
        <p className={styles.text}>{text.trim()}</p>
      </section>
    </DeskPage>
  );
}
