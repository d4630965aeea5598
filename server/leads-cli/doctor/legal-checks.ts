import type { Company } from '../../../domain/content/company.ts';
import { doctorWords as words } from '../words.ts';
import { type Check, check, notice } from './checks.ts';

/** Checks which facts the legal pages lack: only a notice, because the site works without them. */
export function checkLegalFacts(legal: Company['legal'] & Pick<Company, 'phone'>): Check {
  const { complete, missing, facts } = words.legal;
  const empty = (Object.keys(facts) as (keyof typeof facts)[]).filter((fact) => !legal[fact]);
  if (empty.length === 0) return check(words.checks.legal, true, complete);
  return notice(words.checks.legal, missing(empty.map((fact) => facts[fact])));
}
