/** What an action on a page cost the screen. */
export type Frames = {
  /** Frames that were drawn in time, or of which at least the part was that scrolls by itself. */
  readonly shown: number;
  /** Of those, the ones that had to do without what the page's own thread was still drawing. */
  readonly partial: number;
  /** Frames that were due while something moved and never came. */
  readonly dropped: number;
  /** What moved without the visitor's doing, as search engines add it up. */
  readonly layoutShift: number;
  /** The longest that the page's own thread needed for one frame. */
  readonly longestMs: number;
};

type Report = { readonly state?: string; readonly affects_smoothness?: boolean };
type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly dur?: number;
  readonly args?: {
    readonly name?: string;
    readonly frame_reporter?: Report;
    readonly data?: { readonly score?: number; readonly had_recent_input?: boolean };
  };
};

/** What Chromium must write down for `framesOf`. */
export const CATEGORIES = ['cc', 'benchmark', 'loading', 'disabled-by-default-devtools.timeline.frame'];

/** Counts the frames of pages in a trace; the browser's own windows are left out. Throws when there is none. */
export function framesOf(trace: string): Frames {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const named = traceEvents.filter(({ name, args }) => name === 'process_name' && args?.name === 'Renderer');
  const renderers = new Set(named.map(({ pid }) => pid));
  const events = traceEvents.filter(({ pid }) => renderers.has(pid));
  const reports = events.filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b');
  const count = (state: string, smooth?: true) =>
    reports.filter(({ args }) => {
      const report = args?.frame_reporter;
      return report?.state === state && (!smooth || report.affects_smoothness);
    }).length;
  const partial = count('STATE_PRESENTED_PARTIAL');
  const shown = partial + count('STATE_PRESENTED_ALL');
  if (shown === 0) throw new Error('The trace has no frames: this Chromium writes them differently.');
  return { shown, partial, dropped: count('STATE_DROPPED', true), ...shiftsAndWork(events) };
}

function shiftsAndWork(events: readonly TraceEvent[]) {
  const shifts = events.filter(({ name, args }) => name === 'LayoutShift' && !args?.data?.had_recent_input);
  const work = events.filter(({ name }) => name === 'ProxyMain::BeginMainFrame').map(({ dur = 0 }) => dur / 1000);
  return {
    layoutShift: shifts.reduce((sum, { args }) => sum + (args?.data?.score ?? 0), 0),
    longestMs: Math.max(0, ...work),
  };
}
