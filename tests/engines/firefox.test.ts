import { FIREFOX } from './puppeteer.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys(FIREFOX);
