/** What a visitor's browser is asked to say of its owner, as far as an engine can say it. */
export type Wishes = { readonly reducedMotion?: boolean; readonly savedData?: boolean };
export type Size = { readonly width: number; readonly height: number };
export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowRight';

/** A page without any memory of what other tabs did. Whatever opens it closes it. */
export type Tab = AsyncDisposable & {
  /** Goes to an address and resolves once the page has loaded. */
  readonly open: (url: string) => Promise<void>;
  /** A real click, at a point of what is to be seen of the page. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Focuses a field and types into it. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Runs a function in the page: nothing of its surroundings goes with it but the JSON arguments. */
  readonly evaluate: <Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs a script in the page as it stands, whatever its security policy. */
  readonly inject: (source: string) => Promise<void>;
  /** Sets the size that the page sees, in CSS pixels. */
  readonly setSize: (size: Size) => Promise<void>;
  /** Errors of the page and complaints of the browser about it, where the engine tells them. */
  readonly complaints: readonly string[];
};

/** One of the engines that the site is proved in; its Debian packages are in `packages.ts`. */
export type Engine = {
  readonly name: EngineName;
  /** Wishes that its pages can read; a journey that needs another one is left out. */
  readonly expresses: readonly (keyof Wishes)[];
  /** Opens a tab in a browser that says these wishes, which is started when there is none. */
  readonly open: (wishes: Wishes) => Promise<Tab>;
  /** Ends the browsers. */
  readonly close: () => Promise<void>;
};

export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];
