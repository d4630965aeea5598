import { useContent } from '../content.tsx';

type Props = {
  className?: string | undefined;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
};

/** The drawing of the agency's logo, once in each document that shows it; `markup` is its own with colours written out. */
export function LogoSymbol({ markup }: { markup?: string }) {
  const { logo } = useContent();
  const html = { __html: markup ?? logo.markup };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `readLogo` keeps nothing but shapes and colours.
  return <symbol id="_logo" viewBox={logo.viewBox} dangerouslySetInnerHTML={html} />;
}

/** The agency's logo, whole and undistorted in a box of any size, with the colour of the text around it. */
export function Logo(props: Props) {
  const { width, height } = useContent().logo;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} {...props} aria-hidden="true">
      <use href="#_logo" />
    </svg>
  );
}
