import { whitepapers } from '../../../content/pages/whitepapers.ts';
import { WhitepaperWaysBack } from './WhitepaperHead.tsx';
import styles from './WhitepaperNotFound.module.css';

/** A whitepaper that does not exist: no head and no text, the ways back and one line. */
export function WhitepaperMissing() {
  return (
    <>
      <WhitepaperWaysBack />
      <div className={`wrap ${styles.missing}`}>
        <h1>{whitepapers.notFound}</h1>
      </div>
    </>
  );
}
