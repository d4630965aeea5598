/** A link as written in `content/`. */
export type Link = {
  readonly label: string;
  readonly href: string;
  readonly newTab?: boolean;
  /** Text after the label that only screen readers get. */
  readonly more?: string;
};
