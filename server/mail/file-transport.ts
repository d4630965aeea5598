import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { DeliveryError, type Transport } from '../outbox/transport.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../process/private-files.ts';
import { type Mail, mimeOf } from './mail.ts';

/** Writes emails to `{reference}.eml` in `folder`, which is created; a second attempt replaces the file. */
export function fileTransport(folder: string): Transport<Mail> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    name: 'file',
    async deliver(mail) {
      try {
        const { message } = await composer.sendMail(mimeOf(mail));
        await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
        await writeAtomically(join(folder, `${mail.reference}.eml`), message as Buffer);
      } catch (error) {
        throw new DeliveryError(String((error as NodeJS.ErrnoException).code ?? 'unknown'), { cause: error });
      }
    },
  };
}

/** Writes, syncs and renames, so that neither a reader nor a crash sees a partial file. */
async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.part`;
  const file = await open(draft, 'w', PRIVATE_FILE);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
