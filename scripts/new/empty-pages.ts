import { globSync } from 'node:fs';
import type { Pages } from '../../domain/content/schemas.ts';
import { edit } from './edit-file.ts';
import type { Absent } from './lines.ts';
import { newWords as words } from './words.ts';

/** Gives a page that announces plans, people or projects, and has none, a text that is true without them. */
export function rewordEmptyPages(folder: string, { pages }: Absent): void {
  edit(folder, 'pages/services-overview.yaml', (page: Pages['services-overview']) =>
    page.groups.length > 0 ? page : { ...page, text: words.emptyServices },
  );
  if (!pages.includes('team'))
    edit(folder, 'pages/team.yaml', (page: Page<'team'>) =>
      page.members.cards.length > 0 ? page : introduce(page, words.emptyTeam),
    );
  if (!pages.includes('portfolio') && globSync('projects/*.yaml', { cwd: folder }).length === 0)
    edit(folder, 'pages/portfolio.yaml', (page: Page<'portfolio'>) => ({
      ...introduce(page, words.emptyPortfolio),
      call: { ...page.call, text: words.emptyPortfolioCall },
    }));
}

type Page<Name extends keyof Pages> = NonNullable<Pages[Name]>;

const introduce = <Given extends { readonly seo: object }>(page: Given, text: string) => ({
  ...page,
  text,
  seo: { ...page.seo, description: text },
});
