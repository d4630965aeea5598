import { FIREFOX } from './puppeteer.ts';
import { tryJourneys } from './try-journeys.ts';

tryJourneys(FIREFOX);
