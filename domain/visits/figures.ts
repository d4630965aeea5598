import type { Device } from './device.ts';
import type { Step } from './funnel.ts';

/** A count in a range and in the range of the same length before it. */
export type Compared = { readonly now: number; readonly before: number };

/** A day (`2026-11-22`) or a month (`2026-11`) with its counts. */
export type Bucket = { readonly name: string; readonly views: number; readonly visitors: number };

/** A page or a source with its counts; an empty name is a visitor without a known source. */
export type Ranked = Compared & { readonly name: string };

/** The most frequent pages or sources, most frequent first, and the sum of the others. */
export type Ranking = { readonly first: readonly Ranked[]; readonly others: Compared & { readonly names: number } };

/** How many visitors took each step. */
export type Funnel = Readonly<Record<Step, Compared>>;

/**
 * What the server counted from `from` to `to`, both included, and in the range of the same length before. A visitor is
 * counted once a day, so somebody who comes on two days counts twice.
 */
export type Figures = {
  /** Days or months, as asked for. */
  readonly from: string;
  readonly to: string;
  /** The first counted day or month of all; undefined while nothing has been counted. */
  readonly since: string | undefined;
  /** Whether the server counted during the whole range before; otherwise a comparison is meaningless. */
  readonly comparable: boolean;
  readonly views: Compared;
  readonly visitors: Compared;
  /** Every day or month of the range in order, empty ones included. */
  readonly buckets: readonly Bucket[];
  /** Views by path. */
  readonly pages: Ranking;
  /** Visitors by where they came from. */
  readonly sources: Ranking;
  readonly devices: Readonly<Record<Device, Compared>>;
  readonly funnel: Funnel;
  /** By plan, most visited first; plans that nobody looked at are absent. */
  readonly plans: readonly { readonly plan: string; readonly funnel: Funnel }[];
};

/** What the owner's page of figures shows. */
export type FiguresView = {
  readonly figures: Figures;
  readonly unit: 'day' | 'month';
  /** False while the settings switch counting off. */
  readonly isCounting: boolean;
};

/** Below this many counts a percentage is meaningless, and none is shown. */
export const FEWEST_FOR_PERCENT = 30;

/** The change in whole percent; undefined when either count is too small for one. */
export function changeInPercent({ now, before }: Compared): number | undefined {
  if (now < FEWEST_FOR_PERCENT || before < FEWEST_FOR_PERCENT) return undefined;
  return Math.round((now / before - 1) * 100);
}

/** The share in whole percent; undefined when the whole is too small for one. */
export function shareInPercent(part: number, whole: number): number | undefined {
  return whole < FEWEST_FOR_PERCENT ? undefined : Math.round((part / whole) * 100);
}
