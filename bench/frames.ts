/** Frame statistics of an interaction. */
export type Frames = {
  /** Frames presented in time while something moved, completely or at least on the compositor thread. */
  readonly shown: number;
  /** Of those, frames without the main thread's update. */
  readonly partial: number;
  /** Frames that were due while something moved but were dropped. */
  readonly dropped: number;
  /** From the input to the start of the last animation that it triggered; 0 for scrolling. */
  readonly beginsMs: number;
  /** Cumulative layout shift in the whole trace. */
  readonly layoutShift: number;
  /** The longest work of the main thread for one frame, in the whole trace. */
  readonly longestMs: number;
};

type Report = { readonly state?: string; readonly affects_smoothness?: boolean; readonly scroll_state?: string };
type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly id2?: { readonly local?: string };
  readonly args?: {
    readonly name?: string;
    readonly frame_reporter?: Report;
    readonly data?: { readonly score?: number; readonly had_recent_input?: boolean; readonly state?: string };
  };
};
type Span = { readonly from: number; readonly to: number };

/** The trace categories that `framesOf` needs. */
export const CATEGORIES = ['cc', 'benchmark', 'input', 'loading', 'disabled-by-default-devtools.timeline.frame'];

/** Counts the renderers' frames in a trace. Throws when nothing moved. */
export function framesOf(trace: string): Frames {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const named = traceEvents.filter(({ name, args }) => name === 'process_name' && args?.name === 'Renderer');
  const renderers = new Set(named.map(({ pid }) => pid));
  const events = traceEvents.filter(({ pid }) => renderers.has(pid)).sort((one, other) => one.ts - other.ts);
  const spans = animationsIn(events);
  const isDuringOne = (ts: number) => spans.some(({ from, to }) => from <= ts && ts <= to);
  const reports = events.flatMap(({ name, ph, ts, args }) => {
    const report = name === 'PipelineReporter' && ph === 'b' ? args?.frame_reporter : undefined;
    return report && (isScrolled(report) || isDuringOne(ts)) ? [report] : [];
  });
  const count = (state: string, smooth?: true) =>
    reports.filter((report) => report.state === state && (!smooth || report.affects_smoothness)).length;
  const partial = count('STATE_PRESENTED_PARTIAL');
  const shown = partial + count('STATE_PRESENTED_ALL');
  if (shown === 0) throw new Error('Nothing moved in the trace, or this Chromium uses another trace format.');
  const input = events.find(({ name, ph }) => name === 'EventLatency' && ph === 'b')?.ts ?? 0;
  const beginsMs = reports.some(isScrolled) ? 0 : ((spans.at(-1)?.from ?? input) - input) / 1000;
  return { shown, partial, dropped: count('STATE_DROPPED', true), beginsMs, ...shiftsAndWork(events) };
}

const isScrolled = ({ scroll_state = 'SCROLL_NONE' }: Report) => scroll_state !== 'SCROLL_NONE';

/** When each animation and transition ran, sorted by start. */
function animationsIn(events: readonly TraceEvent[]): Span[] {
  const started = new Map<string, number>();
  const spans: Span[] = [];
  for (const { name, ph, pid, ts, id2, args } of events) {
    if (name !== 'Animation') continue;
    const id = `${pid} ${id2?.local}`;
    // An animation counts from when it runs, not from when it was requested.
    if (ph === 'n' && args?.data?.state === 'running' && !started.has(id)) started.set(id, ts);
    const from = started.get(id);
    if (ph !== 'e' || from === undefined) continue;
    spans.push({ from, to: ts });
    started.delete(id);
  }
  for (const from of started.values()) spans.push({ from, to: Number.POSITIVE_INFINITY });
  return spans.sort((one, other) => one.from - other.from);
}

function shiftsAndWork(events: readonly TraceEvent[]) {
  const shifts = events.filter(({ name, args }) => name === 'LayoutShift' && !args?.data?.had_recent_input);
  const work = events.filter(({ name }) => name === 'ProxyMain::BeginMainFrame').map(({ dur = 0 }) => dur / 1000);
  return {
    layoutShift: shifts.reduce((sum, { args }) => sum + (args?.data?.score ?? 0), 0),
    longestMs: Math.max(0, ...work),
  };
}
