import type { Logo as LogoFile } from '../../domain/logo/logo.ts';
import { logo } from '../data/logo.ts';

type Props = {
  /** The agency's by default. */
  of?: LogoFile;
  className?: string | undefined;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
};

/** Definition of the logo, once in each document that shows it; `markup` if its colours must be other than names. */
export const LogoSymbol = ({ of = logo, markup = of.markup }: { of?: LogoFile; markup?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `readLogo` keeps nothing but shapes and colours.
  <symbol id="logo" viewBox={of.viewBox} dangerouslySetInnerHTML={{ __html: markup }} />
);

/** The agency's logo, whole and undistorted in a box of any size, with the colour of the text around it. */
export const Logo = ({ of = logo, ...props }: Props) => (
  <svg viewBox={`0 0 ${of.width} ${of.height}`} {...props} aria-hidden="true">
    <use href="#logo" />
  </svg>
);
