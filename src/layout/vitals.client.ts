import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures a page view with the probability `sample`, and sends the web vitals to `address` once, when the page is hidden.
 * Included only in builds with `VITALS_SAMPLE`. Stores nothing, and sends nothing that identifies visitor or page.
 */
export function reportVitals(sample: number, address: string): void {
  if (Math.random() >= sample) return;
  const vitals = {};
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    // Without `reportAllChanges`, an interaction just before the page is hidden would be missing.
    watch(({ name, value }) => Object.assign(vitals, { [name.toLowerCase()]: value }), { reportAllChanges: true });
  }
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    navigator.sendBeacon(address, new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
  };
  // Not a capturing listener: web-vitals records its last values in the capture phase of this event.
  addEventListener('visibilitychange', send);
}
