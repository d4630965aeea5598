import { routes } from '../../../domain/routes.ts';
import { present } from '../../../domain/site/optional-pages.ts';
import { useContent } from '../../content.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { WhitepaperGrid } from './WhitepaperGrid.tsx';
import styles from './WhitepapersLoading.module.css';

type Props = {
  /** The page's title, where nothing above it has one. */
  heading?: string;
  /** The page that the retry link loads again. */
  path: string;
};

/**
 * Takes the place of whitepapers until their host has responded: a message with a link to try again.
 * `WhitepapersLoading.client.ts` shows a spinner instead, and the whitepapers as soon as they are there.
 */
export function WhitepapersLoading({ heading, path }: Props) {
  const { company, whitepapers } = useContent();
  const { title, text, retry, contact } = present(whitepapers).waiting;
  return (
    <div
      className={`band wrap ${styles.waiting}`}
      data-client="WhitepapersLoading"
      data-address={routes.whitepapersApi(company.name)}
    >
      {heading && <h1>{heading}</h1>}
      <div data-part="spinner" hidden>
        <WhitepaperGrid loading />
      </div>
      <div data-part="message" role="status">
        <Alert tone="warning" title={title} text={text} />
        <div className="actions">
          <ButtonLink label={retry} href={path} /> <ButtonLink {...contact} variant="line" arrow="forward" />
        </div>
      </div>
    </div>
  );
}
