import { whitepapers } from '../../../content/pages/whitepapers.ts';
import { WhitepaperBackLinks } from './WhitepaperHead.tsx';
import styles from './WhitepaperNotFound.module.css';

/** The page for an unknown whitepaper: one line and the links back. */
export function WhitepaperNotFound() {
  return (
    <>
      <WhitepaperBackLinks />
      <div className={`wrap ${styles.missing}`}>
        <h1>{whitepapers.notFound}</h1>
      </div>
    </>
  );
}
