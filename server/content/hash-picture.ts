import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

/** Larger files are known by this many bytes at each end and their size: photographs of a content may be gigabytes. */
const END_BYTES = 64 * 1024;

/** The beginning of a SHA-256 of a file's bytes, or of its ends and its size; it stands in its address: 16 hexadecimal digits. */
export function hashPicture(bytes: Uint8Array): string {
  if (bytes.length <= 2 * END_BYTES) return hashOf(bytes);
  return hashEnds(bytes.subarray(0, END_BYTES), bytes.subarray(-END_BYTES), bytes.length);
}

const hashOf = (bytes: Uint8Array) => hash('sha256', bytes).slice(0, 16);
const hashEnds = (head: Uint8Array, tail: Uint8Array, size: number) =>
  hashOf(Buffer.concat([head, tail, Buffer.from(String(size))]));

/** The beginning of a file, which is all of a small one, and its `hashPicture`. Throws when it cannot be read. */
export function readBeginning(path: string): { readonly bytes: Buffer; readonly hash: string } {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size <= 2 * END_BYTES) {
      const bytes = readFileSync(file);
      return { bytes, hash: hashOf(bytes) };
    }
    const [head, tail] = [Buffer.alloc(END_BYTES), Buffer.alloc(END_BYTES)];
    readSync(file, head, 0, END_BYTES, 0);
    readSync(file, tail, 0, END_BYTES, size - END_BYTES);
    return { bytes: head, hash: hashEnds(head, tail, size) };
  } finally {
    closeSync(file);
  }
}
