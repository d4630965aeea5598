import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { NOTIFICATION_KINDS } from '../../domain/desk/lead-status.ts';
import { routes } from '../../domain/routes.ts';
import { filesIn } from './source-files.ts';

type Rules = {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
};
const { groups }: Rules = parse(readFileSync('deploy/alerts.yml', 'utf8'));
const rules = groups.flatMap((group) => group.rules);

test('every alert uses existing metrics and is documented in docs/operations.md', () => {
  const sources = filesIn(['server'], ['.ts'])
    .map(({ text }) => text)
    .join('\n');
  const known = [...sources.matchAll(/'((?:http|store|outbox|leads|deliveries|news)_\w+)'/g)].map(([, name]) => name);
  const used = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/\b[a-z]+_[a-z_]+\b(?![(=]|\s*\()/g)].map(([name]) => name),
  );
  expect(used.length).toBeGreaterThanOrEqual(rules.length - 1);
  expect(used.filter((name) => !known.includes(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
  const page = readFileSync('docs/operations.md', 'utf8');
  expect(rules.map(({ alert }) => alert).filter((alert) => !page.includes(`\`${alert}\``))).toEqual([]);
});

test('the alert of slow responses counts neither the making of pictures nor the desk', () => {
  const [, left = ''] = /what!~"(.*?)"/.exec(rules.find(({ alert }) => alert === 'SlowResponses')?.expr ?? '') ?? [];
  const isCounted = (path: string) => !new RegExp(`^(?:${left})$`).test(path);
  const paths = [routes.sharePicture('/'), routes.logoPicture({ hash: 'a', format: 'svg' } as never), deskRoutes.inbox];
  expect(paths.filter(isCounted)).toEqual([]);
  expect(['page', 'file', routes.contact, routes.contactApi].filter(isCounted)).toHaveLength(4);
});

test('alerts of refusals tell emails from all kinds of notifications', () => {
  const refusals = rules.filter(({ expr }) => expr.includes('outcome="refused"'));
  const transports = refusals.map(({ expr }) => /transport([!=]~)"(.*?)"/.exec(expr)?.slice(1));
  expect(transports).toEqual(['!~', '=~'].map((sign) => [sign, NOTIFICATION_KINDS.join('|')]));
});
