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
