// Types of the packages that the benchmark installs when it runs, so that it type-checks without them.

declare module 'lighthouse' {
  /** Command line options by name. */
  export type Flags = Readonly<Record<string, unknown>>;
  type Audit = { readonly score: number | null; readonly numericValue?: number; readonly details?: object };
  type Category = { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] };
  export type Result = {
    readonly audits: Readonly<Record<string, Audit>>;
    readonly categories: Readonly<Record<string, Category>>;
    readonly runtimeError?: { readonly message: string };
  };
  export default function lighthouse(url: string, flags: Flags): Promise<{ readonly lhr: Result } | undefined>;
}

declare module 'chrome-launcher' {
  export function launch(options: object): Promise<{ readonly port: number; kill(): void }>;
}
