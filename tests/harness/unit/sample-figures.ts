import { listPlans } from '../../../domain/plans/find-plan.ts';
import { routes } from '../../../domain/routes.ts';
import type { Compared, Figures, Funnel, Ranked, Ranking } from '../../../domain/visits/figures.ts';
import { MOST_LISTED } from '../../../domain/visits/limits.ts';
import { daysUntil, type FigureRange, listBuckets, monthsUntil } from '../../../domain/visits/range.ts';
import { catalogue } from './our-content.ts';

const TO = '2026-11-22';
const compared = (now: number, before: number): Compared => ({ now, before });

function ranking(rows: readonly Ranked[]): Ranking {
  const [first, rare] = [rows.slice(0, MOST_LISTED), rows.slice(MOST_LISTED)];
  const sum = (key: keyof Compared) => rare.reduce((total, row) => total + row[key], 0);
  return { first, others: { names: rare.length, ...compared(sum('now'), sum('before')) } };
}

/** Five falling counts, and those of the period before. */
const funnel = (now: readonly number[], share: number): Funnel => {
  const of = (index: number) => compared(now[index] ?? 0, Math.round((now[index] ?? 0) * share));
  return { visited: of(0), contact: of(1), began: of(2), sent: of(3), delivered: of(4) };
};

/** A week with a quiet weekend, growing a little, the same on every run. */
const wave = (index: number) => {
  const weekday = index % 7;
  return Math.round((weekday > 4 ? 5 : 12 + 3 * Math.sin(weekday * 2)) * (1 + index / 60));
};

function sample(range: FigureRange, scale: number): Figures {
  const buckets = listBuckets(range).map((name, index) => {
    const visitors = wave(index) * scale;
    return { name, visitors, views: Math.round(visitors * (2.2 + Math.sin(index * 3) / 3)) };
  });
  const visits = buckets.reduce((sum, { visitors }) => sum + visitors, 0);
  const views = buckets.reduce((sum, bucket) => sum + bucket.views, 0);
  const part = (share: number) => Math.round(visits * share);
  const plans = listPlans(catalogue).slice(0, 5);
  return {
    from: range.from,
    to: range.to,
    since: range.before.from,
    comparable: true,
    views: compared(views, Math.round(views * 0.9)),
    visitors: compared(visits, part(0.92)),
    buckets,
    pages: ranking(
      [
        routes.home,
        routes.services,
        routes.contact,
        ...plans.map(routes.plan),
        routes.team,
        routes.whitepapers,
        routes.portfolio,
        routes.learn,
      ].map((name, index) => ({
        name,
        ...compared(Math.round(views / (index * 1.7 + 2.4)), Math.round(views / (index * 1.8 + 3))),
      })),
    ),
    sources: ranking(
      ['', 'google.com', 'l.instagram.com', 'boletin_mayo', 'com.google.android.gm', 'duckduckgo.com'].map(
        (name, index) => ({ name, ...compared(part(0.45 / (index * index + 1)), part(0.4 / (index * index + 1))) }),
      ),
    ),
    devices: { phone: compared(part(0.68), part(0.6)), computer: compared(part(0.32), part(0.32)) },
    funnel: funnel([visits, part(0.15), part(0.056), part(0.022), part(0.022)], 0.9),
    plans: plans.map(({ id }, index) => ({
      plan: id,
      funnel: funnel([part(0.2 / (index + 1)), part(0.06 / (index + 1)), 3, 1, 1], 0.8),
    })),
  };
}

/** Invented figures for the catalogue and its tests. */
export const sampleDays = sample(daysUntil(TO, 30), 1);
export const sampleYear = sample(monthsUntil(TO, 12), 40);

/** A site that began to count two days ago. */
export const sampleFew: Figures = {
  ...sampleDays,
  since: '2026-11-21',
  comparable: false,
  visitors: compared(7, 0),
  views: compared(12, 0),
  buckets: sampleDays.buckets.map(({ name }) => {
    const counted: Readonly<Record<string, number>> = { '2026-11-21': 3, '2026-11-22': 4 };
    return { name, visitors: counted[name] ?? 0, views: 2 * (counted[name] ?? 0) };
  }),
  pages: ranking([{ name: routes.home, ...compared(12, 0) }]),
  sources: ranking([{ name: '', ...compared(7, 0) }]),
  devices: { phone: compared(7, 0), computer: compared(0, 0) },
  funnel: funnel([7, 1, 1, 1, 0], 0),
  plans: [],
};

/** Nothing counted yet. */
export const sampleNone: Figures = {
  ...sampleFew,
  since: undefined,
  buckets: sampleFew.buckets.map(({ name }) => ({ name, visitors: 0, views: 0 })),
  funnel: funnel([], 0),
  pages: ranking([]),
  sources: ranking([]),
};
