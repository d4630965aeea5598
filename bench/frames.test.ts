import { expect, test } from 'vitest';
import { framesOf } from './frames.ts';

const RENDERER = 7;
const frame = (state: string, smooth: boolean, pid = RENDERER) => ({
  name: 'PipelineReporter',
  ph: 'b',
  pid,
  args: { frame_reporter: { state, affects_smoothness: smooth } },
});
const shift = (score: number, byVisitor: boolean) => ({
  name: 'LayoutShift',
  ph: 'I',
  pid: RENDERER,
  args: { data: { score, had_recent_input: byVisitor } },
});
const NAMES = [
  { name: 'process_name', ph: 'M', pid: RENDERER, args: { name: 'Renderer' } },
  { name: 'process_name', ph: 'M', pid: 1, args: { name: 'Browser' } },
];
const traceOf = (...events: object[]) => JSON.stringify({ traceEvents: [...NAMES, ...events] });

test('frames of pages are counted by what became of them', () => {
  const trace = traceOf(
    frame('STATE_PRESENTED_ALL', false),
    frame('STATE_PRESENTED_PARTIAL', true),
    frame('STATE_DROPPED', true),
    // Nothing moved, or nothing would have changed: nobody missed it.
    frame('STATE_DROPPED', false),
    frame('STATE_NO_UPDATE_DESIRED', false),
    frame('STATE_PRESENTED_ALL', false, 1),
    { ...frame('STATE_PRESENTED_ALL', false), ph: 'e' },
    { name: 'ProxyMain::BeginMainFrame', ph: 'X', pid: RENDERER, dur: 16_500 },
    shift(0.25, false),
    shift(0.5, true),
  );
  expect(framesOf(trace)).toEqual({ shown: 2, partial: 1, dropped: 1, layoutShift: 0.25, longestMs: 16.5 });
});

test('a trace without frames is no measurement', () => {
  expect(() => framesOf(traceOf())).toThrow('no frames');
});
