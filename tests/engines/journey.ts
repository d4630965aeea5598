import type { Preferences, Size } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** A user journey that runs in every engine; its name is a row of the matrix. */
export type Journey = {
  readonly name: string;
  readonly run: (visitor: Visitor) => Promise<void>;
  /** Viewport; desktop by default. */
  readonly size?: Size;
  readonly preferences?: Preferences;
  /** Over HTTPS, through Caddy with the configuration of `deploy/`; skipped without Caddy. Over plain HTTP by default. */
  readonly secure?: true;
};
