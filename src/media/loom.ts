import mp4 from './telar.mp4?url';
import webm from './telar.webm?url';

/** URLs of the home page's video. */
export const loom = { webm, mp4 };
