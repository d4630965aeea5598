import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import type { Ask, Verdict } from './ask.ts';
import { newWords } from './words.ts';

const words = newWords.lines;
/** Lines of business besides the services, with the page of each. */
const OTHERS = ['products', 'whitepapers', 'portfolio', 'team'] as const;
export type Other = (typeof OTHERS)[number];
/** What a new agency does not have. */
export type Absent = {
  readonly services: readonly string[];
  readonly others: readonly Other[];
  readonly samples: boolean;
};

/** Asks which lines of business of the sample the new agency has. Without samples, only services can stay. */
export async function askLines(ask: Ask, { services }: Content, print: (text: string) => void): Promise<Absent> {
  const samples = await ask(newWords.samples, newWords.withSamples, judgeSamples);
  print(`\n${words.intro}\n`);
  const absent: string[] = [];
  for (const { id, name } of services) {
    const isLast = absent.length === services.length - 1;
    if (!(await ask(name, newWords.yes, (answer) => judgeKept(answer, isLast)))) absent.push(id);
  }
  const others: Other[] = [];
  for (const other of OTHERS)
    if (!samples || !(await ask(words[other], newWords.yes, (answer) => judgeKept(answer, false)))) others.push(other);
  return { services: absent, others, samples };
}

/** Whether a path leads to a page of one of the absent lines, or to a page below it. */
export const isOfOther = (others: readonly Other[], path: string): boolean =>
  others.some(
    (other) => isBelow(path, routes[other]) || (other === 'whitepapers' && path.startsWith(routes.whitepaper(''))),
  );

const isBelow = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

function judgeSamples(answer: string): Verdict<boolean> {
  if (answer.startsWith(newWords.withSamples)) return { value: true };
  return answer.startsWith(newWords.withoutSamples) ? { value: false } : { reason: newWords.withOrWithout };
}

function judgeKept(answer: string, mustStay: boolean): Verdict<boolean> {
  if (/^s/i.test(answer)) return { value: true };
  if (!/^n/i.test(answer)) return { reason: newWords.yesOrNo };
  return mustStay ? { reason: words.last, proposal: newWords.yes } : { value: false };
}
