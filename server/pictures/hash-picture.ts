import { hash } from 'node:crypto';

/** The beginning of a file's SHA-256, which stands in its address: 16 hexadecimal digits. */
export const hashPicture = (bytes: Uint8Array | string): string => hash('sha256', bytes).slice(0, 16);
