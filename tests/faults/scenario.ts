import type { Bench } from '../harness/bench.ts';
import type { Audit } from '../harness/contact/ledger.ts';

/** What a scenario found; numbers it does not speak of are left out. No problem means that it passed. */
export type Outcome = Partial<Audit> & Pick<Audit, 'problems'> & { readonly notes?: string };

export type Scenario = {
  readonly name: string;
  readonly run: (bench: Bench) => Promise<Outcome>;
};
