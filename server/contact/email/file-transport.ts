import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../../process/private-files.ts';
import { DeliveryError, type LeadEmail, type Transport } from './transport.ts';

/** Writes what `compose` returns to `{reference}.eml` in `folder`, which is created; a second attempt replaces the file. */
export function fileTransport(folder: string, compose: (email: LeadEmail) => SendMailOptions): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    name: 'file',
    async deliver(email) {
      try {
        const { message } = await composer.sendMail(compose(email));
        await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
        await writeAtomically(join(folder, `${email.reference}.eml`), message as Buffer);
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
