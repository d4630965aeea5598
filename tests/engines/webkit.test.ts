import { tryJourneys } from './try-journeys.ts';
import { WEBKIT } from './webkit.ts';

tryJourneys(WEBKIT);
