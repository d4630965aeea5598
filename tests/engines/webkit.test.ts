import { runJourneys } from './run-journeys.ts';
import { WEBKIT } from './webkit.ts';

runJourneys(WEBKIT);
