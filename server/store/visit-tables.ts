import type { VisitStep } from '../../domain/visits/funnel.ts';

/**
 * What is counted: `view` by path, `source` and `device` of visitors, and visitors by the step that they took. Only rows
 * of version 1.0 have `lost`, the views that could not be stored.
 */
export type Measure = 'view' | 'source' | 'device' | 'lost' | VisitStep;

/**
 * All that is kept of visits: counts by day (`2026-11-22`), and after 90 days by month (`2026-11`). `name` is the path,
 * the source, the device, or the plan of a step, empty for the step with any plan or none.
 */
type VisitCountTable = { readonly bucket: string; readonly measure: Measure; readonly name: string; count: number };

/** The HMAC key of a day's visitors; in no backup, and deleted when the day is over. */
type VisitKeyTable = { readonly day: string; readonly value: string };

/** A step that a visitor, known by a keyed hash, has taken today; deleted with its key, and in no backup. */
type VisitMarkTable = {
  readonly day: string;
  readonly visitor: string;
  readonly step: VisitStep;
  readonly plan: string;
};

export type VisitTables = { visit_count: VisitCountTable; visit_key: VisitKeyTable; visit_mark: VisitMarkTable };
