import { chromium } from 'playwright-core';
import { measureWeaving } from './weaving.ts';
import { percentile } from '../tests/harness/percentile.ts';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const by = {};
for (let i = 0; i < 3; i++) for (const o of process.argv.slice(2)) for (const { width, work } of await measureWeaving(b, o, 4)) (by[`${o} ${width}`] ??= []).push(...work);
for (const [k, w] of Object.entries(by)) console.log(k, 'median', percentile([...w], .5).toFixed(1), 'p95', percentile([...w], .95).toFixed(1));
await b.close();
