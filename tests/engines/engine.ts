/** User preferences that a browser reports to pages. */
export type Preferences = { readonly reducedMotion?: boolean; readonly savedData?: boolean };
export type Size = { readonly width: number; readonly height: number };
export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowRight';

/** What a browser keeps of a cookie. */
export type Cookie = {
  readonly name: string;
  readonly path: string;
  readonly secure: boolean;
  readonly httpOnly?: boolean | undefined;
  readonly sameSite?: string | undefined;
};

/** A tab with its own storage and cookies. */
export type Tab = AsyncDisposable & {
  /** Navigates and resolves once the page has loaded. */
  readonly open: (url: string) => Promise<void>;
  /** A real click at viewport coordinates. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Focuses a field and types into it. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Runs a function in the page with JSON arguments; it cannot use variables of its scope. */
  readonly evaluate: <Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs a script in the page, bypassing its CSP. */
  readonly inject: (source: string) => Promise<void>;
  /** Sets the viewport size in CSS pixels. */
  readonly setSize: (size: Size) => Promise<void>;
  /** The cookies that it would send to the open page, at least; also those that scripts cannot read. */
  readonly cookies: () => Promise<readonly Cookie[]>;
  /** Console and page errors, if the engine reports them. */
  readonly consoleErrors: readonly string[];
};

/** A browser engine under test; its Debian packages are in `packages.ts`. */
export type Engine = {
  readonly name: EngineName;
  /** Preferences that it can report; journeys that need others are skipped. */
  readonly supports: readonly (keyof Preferences)[];
  /** Opens a tab in a browser with these preferences, starting it if needed. */
  readonly open: (preferences: Preferences) => Promise<Tab>;
  readonly close: () => Promise<void>;
};

export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];
