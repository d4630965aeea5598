import { companyFacts } from '../../../domain/contact/recipient-facts.ts';
import { decideChapters } from '../../../domain/content/prose.ts';
import { company, terms } from '../../../tests/harness/unit/our-content.ts';

const all = decideChapters(terms.chapters, companyFacts(company));
const chapters = all.slice(0, 3);
export const examples = {
  dated: { chapters, updated: terms.updated },
  undated: { chapters: all.slice(3, 5) },
};
