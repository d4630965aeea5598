import { CHROMIUM } from './puppeteer.ts';
import { tryJourneys } from './try-journeys.ts';

tryJourneys(CHROMIUM);
