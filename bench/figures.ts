import { percentile } from '../tests/harness/percentile.ts';

const BYTES_PER_MB = 1_000_000;

/** The median; for an even count the upper one. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Milliseconds as `1.24 s`. */
export const asSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
/** Milliseconds as `12 ms`, with two decimals below 10 ms. */
export const asMs = (ms: number): string => `${ms.toFixed(Math.abs(ms) < 10 ? 2 : 0)} ms`;
/** Bytes in kB, as `62.4`; a dot for zero. */
export const asKb = (bytes: number): string => (bytes === 0 ? '·' : (bytes / 1000).toFixed(1));
/** Bytes as `83 MB`; a dot if unknown (NaN, which JSON stores as null). */
export const asMb = (bytes: number | null): string => (bytes ? `${(bytes / BYTES_PER_MB).toFixed(0)} MB` : '·');
/** A count as `14,200`. */
export const asCount = (count: number): string => Math.round(count).toLocaleString('en-US');
/** A ratio as `0.71`. */
export const asRatio = (ratio: number): string => ratio.toFixed(2);
