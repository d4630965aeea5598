// Types of the packages that the benchmark installs when it runs, so that it type-checks without them.

declare module 'lighthouse' {
  /** Command line options by name. */
  export type Flags = {
    readonly port?: number;
    readonly logLevel?: 'silent';
    readonly ignoreStatusCode?: boolean;
    readonly onlyCategories?: string[];
    readonly throttlingMethod?: 'simulate' | 'devtools' | 'provided';
    readonly [option: string]: unknown;
  };
  type Audit = { readonly score: number | null; readonly numericValue?: number; readonly details?: object };
  type Reference = { readonly id: string; readonly weight: number };
  type Category = { readonly score: number | null; readonly auditRefs: readonly Reference[] };
  export type Result = {
    readonly audits: Readonly<Record<string, Audit>>;
    readonly categories: Readonly<Record<string, Category>>;
    readonly environment: { readonly benchmarkIndex: number };
    readonly runtimeError?: { readonly message: string };
  };
  export default function lighthouse(url: string, flags: Flags): Promise<{ readonly lhr: Result } | undefined>;
}

declare module 'chrome-launcher' {
  type Options = { readonly chromePath: string; readonly chromeFlags: readonly string[]; readonly logLevel: 'silent' };
  export function launch(options: Options): Promise<{ readonly port: number; kill(): void }>;
}
