import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { DeliveryError, type Transport } from '../outbox/transport.ts';
import { writeWhole } from '../process/private-files.ts';
import { type Mail, mimeOf } from './mail.ts';

/** Writes emails to `{reference}.eml` in `folder`, which is created; a second attempt replaces the file. */
export function fileTransport(folder: string): Transport<Mail> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    name: 'file',
    async deliver(mail) {
      try {
        const { message } = await composer.sendMail(mimeOf(mail));
        const path = join(folder, `${mail.reference}.eml`);
        await writeWhole(path, message as Buffer, `${path}.part`);
      } catch (error) {
        throw new DeliveryError(String((error as NodeJS.ErrnoException).code ?? 'unknown'), { cause: error });
      }
    },
  };
}

/**
 * Deletes the `.eml` files of the leads with these references, unfinished `.part` files included, and those last
 * written before `oldest` (milliseconds since the epoch) whose names begin with `prefix`. Returns the number of deleted
 * files.
 */
export async function deleteEmlFiles(
  folder: string,
  references: ReadonlySet<string>,
  oldest?: number,
  prefix = '',
): Promise<number> {
  const names = await readdir(folder).catch(ifAbsent);
  let count = 0;
  for (const name of names.filter((found) => /\.eml(\.part)?$/.test(found))) {
    const path = join(folder, name);
    const isListed = references.has(name.replace(/\.eml(\.part)?$/, ''));
    const isDue = isListed || (oldest !== undefined && name.startsWith(prefix) && (await lastWritten(path)) < oldest);
    if (!isDue) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/** Infinity for a file that was deleted meanwhile. */
const lastWritten = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );

/** The folder exists only when the file transport is in use. */
function ifAbsent(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
