import { readFileSync } from 'node:fs';

/** The origin that the build in `dist` is for, as in `https://example.org`. */
export const ORIGIN: string = JSON.parse(readFileSync('dist/build.json', 'utf8')).siteUrl;
