import type { Audit } from '../harness/contact/ledger.ts';
import type { RunContext } from '../harness/run-context.ts';

/** A scenario's result; it passed when `problems` is empty. */
export type Outcome = Partial<Audit> & Pick<Audit, 'problems'> & { readonly notes?: string };

export type Scenario = {
  readonly name: string;
  readonly run: (context: RunContext) => Promise<Outcome>;
};
