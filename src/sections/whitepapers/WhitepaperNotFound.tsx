import { routes } from '../../../domain/routes.ts';
import { present } from '../../../domain/site/optional-pages.ts';
import { useContent } from '../../content.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { PageHead } from '../heads/PageHead.tsx';

/** The page for an unknown whitepaper: one line, the guides' own scene and the links back. */
export function WhitepaperNotFound() {
  const whitepapers = present(useContent().whitepapers);
  return (
    <PageHead title={whitepapers.notFound} scene="shelf">
      <div className="actions">
        <ButtonLink label={whitepapers.back} href={routes.whitepapers} arrow="back" />{' '}
        <ButtonLink label={whitepapers.home} href={routes.home} variant="line" />
      </div>
    </PageHead>
  );
}
