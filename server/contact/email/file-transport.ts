import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Correspondents, composeMail } from './lead-email.ts';
import { DeliveryError, type Transport } from './transport.ts';

/** Writes each letter as `{reference}.eml` into `folder`, made when absent; a repeat replaces the file. */
export function fileTransport(folder: string, correspondents: Correspondents): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    name: 'file',
    async deliver(letter) {
      try {
        const { message } = await composer.sendMail(composeMail(letter, correspondents));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(join(folder, `${letter.reference}.eml`), message as Buffer);
      } catch (error) {
        throw new DeliveryError(String((error as NodeJS.ErrnoException).code ?? 'unknown'), { cause: error });
      }
    },
  };
}

/** Under another name first, so that no reader and no crash ever meets half a letter. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
