/** A link as written in `content/`. */
export type Link = {
  readonly label: string;
  readonly href: string;
  readonly newTab?: boolean;
  /** Text after the label in the accessible name. */
  readonly more?: string;
};
