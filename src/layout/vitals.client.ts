import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { routes } from '../../domain/routes.ts';

/**
 * Measures a page view with the probability that `VITALS_SAMPLE` sets, and sends the web vitals once, when the page is
 * hidden. On pages only with that setting. Stores nothing, and sends nothing that identifies visitor or page.
 */
function reportVitals(): void {
  if (Math.random() >= Number(document.documentElement.dataset['vitals'])) return;
  const vitals = {};
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    // Without `reportAllChanges`, an interaction just before the page is hidden would be missing.
    watch(({ name, value }) => Object.assign(vitals, { [name.toLowerCase()]: value }), { reportAllChanges: true });
  }
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    navigator.sendBeacon(routes.vitalsApi, new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
  };
  // Not a capturing listener: web-vitals records its last values in the capture phase of this event.
  addEventListener('visibilitychange', send);
}

reportVitals();
