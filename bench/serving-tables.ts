import { asCount, asMb, asMs, asRatio } from './figures.ts';
import { atLeast, atMost, type Table } from './part.ts';
import type { ServingData } from './serving.ts';

const OF_NGINX = 0.6;
/** Of the build in --base: not slower but for noise. */
const OF_BASE = 0.97;
const MEMORY_BYTES = 300_000_000;

export function servingTables(data: ServingData): readonly Table[] {
  return [besideTable(data), wholeTable(data)];
}

function besideTable({ nginx, connections, addresses }: ServingData): Table {
  return {
    title: `Requests per second on ${connections} connections, compared with ${nginx}`,
    heads: ['address', 'ours', 'nginx', 'ratio', 'of base', 'p99 ours', 'p99 nginx', 'errors'],
    rows: addresses.map(({ name, ours, base, nginx: theirs }) => [
      name,
      asCount(ours.perSecond),
      asCount(theirs.perSecond),
      atLeast(OF_NGINX, ours.perSecond / theirs.perSecond, asRatio),
      base ? atLeast(OF_BASE, ours.perSecond / base.perSecond, asRatio) : '·',
      asMs(ours.p99Ms),
      asMs(theirs.p99Ms),
      atMost(0, ours.errors + theirs.errors, String),
    ]),
    notes: [
      'One process each, interleaved, with the same bytes (brotli) and headers; nginx serves files. Medians of the rounds.',
      `Goals: ${OF_NGINX} of nginx, ${OF_BASE} of the build in --base if given.`,
    ],
  };
}

function wholeTable({ crowd, start }: ServingData): Table {
  return {
    title: 'The server',
    heads: ['figure', 'value'],
    rows: [
      [`errors, ${asCount(crowd.connections)} connections`, atMost(0, crowd.errors, String)],
      [`requests/s, ${asCount(crowd.connections)} connections`, asCount(crowd.perSecond)],
      [`p99, ${asCount(crowd.connections)} connections`, asMs(crowd.p99Ms)],
      ['peak memory', atMost(MEMORY_BYTES, crowd.memory, asMb)],
      ['memory after start', asMb(start.memory)],
      ['start time', asMs(start.ms)],
    ],
    notes: [`Goals: no error, memory < ${asMb(MEMORY_BYTES)} (resident, peak of the whole run).`],
  };
}
