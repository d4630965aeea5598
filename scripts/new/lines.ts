import type { Content } from '../../domain/content/content.ts';
import { OPTIONAL_PAGES, type OptionalPage } from '../../domain/site/optional-pages.ts';
import type { Ask, Verdict } from './ask.ts';
import { newWords } from './words.ts';

const words = newWords.lines;
/** What a new agency does not have. */
export type Absent = {
  readonly services: readonly string[];
  readonly pages: readonly OptionalPage[];
  readonly samples: boolean;
};

/** Asks which lines of business of the sample the new agency has: services, and whatever has a page that may be missing. */
export async function askLines(ask: Ask, { services }: Content, print: (text: string) => void): Promise<Absent> {
  const samples = await ask(newWords.samples, newWords.withSamples, judgeSamples);
  print(`\n${words.intro}\n`);
  const absent: string[] = [];
  for (const { id, name } of services) {
    const isLast = absent.length === services.length - 1;
    if (!(await ask(name, newWords.yes, (answer) => judgeKept(answer, isLast)))) absent.push(id);
  }
  const pages: OptionalPage[] = [];
  for (const page of OPTIONAL_PAGES)
    if (!(await ask(words[page], newWords.yes, (answer) => judgeKept(answer, false)))) pages.push(page);
  return { services: absent, pages, samples };
}

function judgeSamples(answer: string): Verdict<boolean> {
  if (answer.startsWith(newWords.withSamples)) return { value: true };
  return answer.startsWith(newWords.withoutSamples) ? { value: false } : { reason: newWords.withOrWithout };
}

function judgeKept(answer: string, mustStay: boolean): Verdict<boolean> {
  if (/^s/i.test(answer)) return { value: true };
  if (!/^n/i.test(answer)) return { reason: newWords.yesOrNo };
  return mustStay ? { reason: words.last, proposal: newWords.yes } : { value: false };
}
