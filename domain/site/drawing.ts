/** A drawing for a PNG file: a share picture or an icon. */
export type Drawing = {
  readonly svg: string;
  /** In dpi; at 72, the default, an SVG unit is one pixel. */
  readonly density?: number;
  /** Width and height of a square picture; by default those of the drawing. */
  readonly pixels?: number;
  /** How pixels are joined when the picture is made smaller. */
  readonly kernel?: 'nearest' | 'lanczos3';
  /** Number of colours of the palette, without dithering; by default as many as the format allows. */
  readonly colours?: number;
};
