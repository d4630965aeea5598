import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Tells our own server how fast this page view was: watches it with the probability `sample` and sends its numbers to
 * `address` once, when it is left. Added to the pages by the build only when `VITALS_SAMPLE` asks for it. Nothing is
 * stored in the browser and nothing identifies the visitor or the page.
 */
export function reportVitals(sample: number, address: string): void {
  if (Math.random() >= sample) return;
  const vitals = {};
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    // Without every change, an interaction just before the page is left would be missing.
    watch(({ name, value }) => Object.assign(vitals, { [name.toLowerCase()]: value }), { reportAllChanges: true });
  }
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    navigator.sendBeacon(address, new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
  };
  // After the last numbers, which the package takes when it captures the same event.
  addEventListener('visibilitychange', send);
}
