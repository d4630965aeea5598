import { runJourneys } from './run-journeys.ts';
import { WEBKIT } from './webkit.ts';

// The slowest engine begins first, because Vitest begins with the largest file: the other two run one after the other beside
// it, and end with it.
runJourneys(WEBKIT);
