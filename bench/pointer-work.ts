type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread, without the time that other programs took. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
};

/** The trace categories that `pointerWorkOf` needs. */
export const POINTER_CATEGORIES = ['toplevel', 'devtools.timeline'];

const isMove = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args?.data?.type === 'pointermove';

/**
 * Main-thread work for each pointer move in a trace, in milliseconds: all tasks from the one that handles the move until
 * the one that handles the next move, or the end of the trace. This includes rendering. Expects one page, and moves so far
 * apart that each is rendered before the next. Throws without pointer moves.
 */
export function pointerWorkOf(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const first = traceEvents.find(isMove);
  if (!first) throw new Error('No pointer event in the trace, or this Chromium uses another trace format.');
  const own = traceEvents.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'));
  const taskOf = (move: TraceEvent) =>
    tasks.find(({ ts, dur = 0 }) => ts <= move.ts && move.ts < ts + dur)?.ts ?? move.ts;
  const starts = own.filter(isMove).map(taskOf);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const during = tasks.filter(({ ts }) => start <= ts && ts < end);
    return during.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;
  });
}
