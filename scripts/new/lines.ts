import { newServiceSchema, SERVICE_COLOURS, type ServiceColour } from '../../domain/plans/catalogue.ts';
import { OPTIONAL_PAGES, type OptionalPage } from '../../domain/site/optional-pages.ts';
import { slugify } from '../../domain/site/slug.ts';
import { describeIssues } from '../../server/content/zod-problems.ts';
import type { Ask, Verdict } from './ask.ts';
import { newWords } from './words.ts';

const words = newWords.lines;
/** What menus say of a service. */
export type NewService = {
  readonly slug: string;
  readonly name: string;
  readonly line: string;
  readonly colour: ServiceColour;
};

/** Asks for the services of a new agency, at least one, until Enter alone or «no tengo». */
export async function askServices(ask: Ask): Promise<readonly NewService[]> {
  const services: NewService[] = [];
  for (;;) {
    const number = services.length + 1;
    const name = await ask(words.service(number), '', (answer) => judgeName(answer, services));
    if (name === '') return services;
    const line = await ask(words.line, '', (answer) => judge('line', answer));
    const colour = SERVICE_COLOURS[services.length % SERVICE_COLOURS.length] ?? 'anil';
    services.push({ slug: slugify(name), name, line, colour });
  }
}

function judgeName(answer: string, services: readonly NewService[]): Verdict<string> {
  if (/^(?:no(?: tengo)?)?$/i.test(answer)) return services.length > 0 ? { value: '' } : { reason: words.last };
  const slug = slugify(answer);
  const isTaken = answer.length > 1 && (slug === '' || services.some((one) => one.slug === slug));
  return isTaken ? { reason: words.taken } : judge('name', answer);
}

function judge(field: 'name' | 'line', answer: string): Verdict<string> {
  const { data, error } = newServiceSchema.shape[field].safeParse(answer);
  if (data) return { value: data };
  return {
    reason: describeIssues(error?.issues ?? [], answer)
      .map(({ message }) => message)
      .join(' '),
  };
}

/** Asks which of the pages that may be missing the new agency does not have. */
export async function askAbsentPages(ask: Ask): Promise<readonly OptionalPage[]> {
  const absent: OptionalPage[] = [];
  for (const page of OPTIONAL_PAGES) if (!(await ask(words[page], newWords.yes, judgeKept))) absent.push(page);
  return absent;
}

function judgeKept(answer: string): Verdict<boolean> {
  if (/^s/i.test(answer)) return { value: true };
  return /^n/i.test(answer) ? { value: false } : { reason: newWords.yesOrNo };
}
