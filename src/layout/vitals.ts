/**
 * Tells our own server how fast this page view was, for a share of the views. Added to the pages by the build only when
 * `VITALS_SAMPLE` asks for it. Nothing is stored in the browser and nothing identifies the visitor or the page.
 */

/** A layout shift belongs to the burst before it when it follows within a second, in a burst of at most five. */
const GAP_MS = 1_000;
const BURST_MS = 5_000;
/** Shorter interactions are not told apart by the browser. */
const SHORTEST_INTERACTION_MS = 16;

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type Interaction = PerformanceEntry & { readonly interactionId?: number };
type Vital = 'ttfb' | 'fcp' | 'lcp' | 'inp' | 'cls';

const vitals: Partial<Record<Vital, number>> = {};

/** Hand over what was measured but not yet told. */
const flushes: (() => void)[] = [];

function watch<Entry extends PerformanceEntry>(type: string, onEntry: (entry: Entry) => void, options = {}): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries) onEntry(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  flushes.push(() => take(observer.takeRecords()));
}

/** A page that was drawn before the visitor chose it began, for the visitor, when it was shown. */
function sinceSeen(time: number): number {
  const [navigation] = performance.getEntriesByType('navigation') as { readonly activationStart?: number }[];
  return Math.max(0, time - (navigation?.activationStart ?? 0));
}

function watchShifts(): void {
  let burst = 0;
  let began = 0;
  let last = 0;
  vitals.cls = 0;
  watch<Shift>('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const continues = startTime - last < GAP_MS && startTime - began < BURST_MS;
    if (!continues) {
      burst = 0;
      began = startTime;
    }
    last = startTime;
    burst += value;
    vitals.cls = Math.max(vitals.cls ?? 0, burst);
  });
}

function watchAll(): void {
  watch<PerformanceNavigationTiming>('navigation', ({ responseStart }) => {
    vitals.ttfb = sinceSeen(responseStart);
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = sinceSeen(startTime);
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = sinceSeen(startTime);
  });
  watch<Interaction>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, duration);
    },
    { durationThreshold: SHORTEST_INTERACTION_MS },
  );
  watchShifts();
}

/** Watches this view with the probability `sample` and sends its numbers to `address` once, when it is left. */
export function reportVitals(sample: number, address: string): void {
  if (Math.random() >= sample || !('PerformanceObserver' in window)) return;
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', watchAll, { once: true });
  } else {
    watchAll();
  }
  let sent = false;
  document.addEventListener('visibilitychange', () => {
    if (sent || document.visibilityState !== 'hidden' || vitals.cls === undefined) return;
    sent = true;
    for (const flush of flushes) flush();
    navigator.sendBeacon(address, new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
  });
}
