import { expect, test } from 'vitest';
import { framesOf } from './frames.ts';

const RENDERER = 7;
const MS = 1_000;
const at = (ms: number, event: object) => ({ pid: RENDERER, ts: ms * MS, ...event });
const frame = (ms: number, state: string, smooth: boolean, scroll = 'SCROLL_NONE') =>
  at(ms, {
    name: 'PipelineReporter',
    ph: 'b',
    args: { frame_reporter: { state, affects_smoothness: smooth, scroll_state: scroll } },
  });
const animation = (ms: number, ph: string, local: string, state?: string) =>
  at(ms, { name: 'Animation', ph, id2: { local }, args: { data: { state } } });
const input = (ms: number) => at(ms, { name: 'EventLatency', ph: 'b' });
const shift = (score: number, byVisitor: boolean) =>
  at(0, { name: 'LayoutShift', ph: 'I', args: { data: { score, had_recent_input: byVisitor } } });
const NAMES = [
  { name: 'process_name', ph: 'M', ts: 0, pid: RENDERER, args: { name: 'Renderer' } },
  { name: 'process_name', ph: 'M', ts: 0, pid: 1, args: { name: 'Browser' } },
];
const traceOf = (...events: object[]) => JSON.stringify({ traceEvents: [...NAMES, ...events] });

test('framesOf counts shown, partial and dropped frames while an animation runs', () => {
  const trace = traceOf(
    input(100),
    frame(110, 'STATE_DROPPED', true),
    animation(120, 'b', '0x1', 'running'),
    frame(130, 'STATE_PRESENTED_ALL', true),
    animation(140, 'n', '0x1', 'running'),
    frame(150, 'STATE_PRESENTED_ALL', false),
    frame(160, 'STATE_PRESENTED_PARTIAL', true),
    frame(170, 'STATE_DROPPED', true),
    // Does not affect smoothness: nothing would have changed.
    frame(180, 'STATE_DROPPED', false),
    frame(190, 'STATE_NO_UPDATE_DESIRED', false),
    { ...frame(190, 'STATE_PRESENTED_ALL', false), pid: 1 },
    { ...frame(190, 'STATE_PRESENTED_ALL', false), ph: 'e' },
    animation(200, 'e', '0x1'),
    frame(210, 'STATE_DROPPED', true),
    at(150, { name: 'ProxyMain::BeginMainFrame', ph: 'X', dur: 16.5 * MS }),
    shift(0.25, false),
    shift(0.5, true),
  );
  expect(framesOf(trace)).toEqual({
    shown: 2,
    partial: 1,
    dropped: 1,
    beginsMs: 40,
    layoutShift: 0.25,
    longestMs: 16.5,
  });
});

test('framesOf measures the start of the last animation triggered; one whose end is not traced keeps running', () => {
  const trace = traceOf(
    input(100),
    animation(110, 'n', '0x1', 'running'),
    animation(120, 'e', '0x1'),
    frame(130, 'STATE_PRESENTED_ALL', false),
    animation(140, 'n', '0x1', 'running'),
    frame(900, 'STATE_PRESENTED_ALL', false),
  );
  expect(framesOf(trace)).toMatchObject({ shown: 1, beginsMs: 40 });
});

test('framesOf counts frames while scrolling', () => {
  const trace = traceOf(
    input(100),
    frame(110, 'STATE_DROPPED', true, 'SCROLL_COMPOSITOR_THREAD'),
    frame(120, 'STATE_PRESENTED_ALL', false, 'SCROLL_COMPOSITOR_THREAD'),
    frame(130, 'STATE_DROPPED', true),
  );
  expect(framesOf(trace)).toMatchObject({ shown: 1, dropped: 1, beginsMs: 0 });
});

test('framesOf throws when nothing moves in the trace', () => {
  expect(() => framesOf(traceOf(frame(10, 'STATE_PRESENTED_ALL', false)))).toThrow('Nothing moved');
});
