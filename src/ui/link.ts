/** A link, as content gives it. */
export type Link = {
  readonly label: string;
  readonly href: string;
  readonly newTab?: boolean;
  /** Completes the label for screen readers. */
  readonly more?: string;
};
