import { readFileSync } from 'node:fs';

const BYTES_PER_KIB = 1024;

/** Resident memory of a process in bytes: current and peak. NaN outside Linux. */
export function memoryOf(pid: number): { readonly now: number; readonly peak: number } {
  if (process.platform !== 'linux') return { now: Number.NaN, peak: Number.NaN };
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
  return { now: read('VmRSS') * BYTES_PER_KIB, peak: read('VmHWM') * BYTES_PER_KIB };
}
