/** What would only delay the first paint waits for it here: the fonts, and what a page is installed with. */
import instrument from '../fonts/instrument-sans.woff2?url';
import piazzolla from '../fonts/piazzolla.woff2?url';

/** The same as without script (`fonts.css`). */
const faces = [
  new FontFace('Instrument', `url(${instrument})`, { weight: '430 640' }),
  new FontFace('Piazzolla', `url(${piazzolla})`, { weight: '640 900' }),
];

/**
 * Sets the page in both fonts at once, or in the one that came. Given to the document when they are there, they cost it
 * no second reading of its styles. A browser asks for a manifest and its icons as soon as a link is called so.
 */
async function complete(): Promise<void> {
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  document.getElementById('manifest')?.setAttribute('rel', 'manifest');
}

// Later pages of a visit have everything at hand.
if (document.referrer.startsWith(location.origin)) complete();
else new PerformanceObserver(complete).observe({ type: 'paint', buffered: true });
