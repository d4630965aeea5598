import { join } from 'node:path';

/** Where a server keeps an uploaded picture, by its hash (`hashPicture`). */
export const uploadPlace = (dataDir: string, hash: string): string => join(dataDir, 'uploads', hash);
