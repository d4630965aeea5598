import { CHROMIUM } from './puppeteer.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys(CHROMIUM);
