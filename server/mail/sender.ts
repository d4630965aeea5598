import type { Content } from '../../domain/content/content.ts';
import type { Env } from '../config/env.ts';

/** What every email takes from the settings and the content. */
export type Sender = ReturnType<typeof senderOf>;

type SenderEnv = Pick<Env, 'fromContent' | 'CONTACT_FROM' | 'CONTACT_TO' | 'SITE_URL' | 'DESK'>;

/** The sender of the next email: addresses that no setting names follow the content. */
export function senderOf(env: SenderEnv, { company, palette }: Pick<Content, 'company' | 'palette'>) {
  const addressOf = (name: 'CONTACT_FROM' | 'CONTACT_TO') =>
    env.fromContent.includes(name) ? company.email : env[name];
  return {
    name: company.name,
    palette,
    referencePrefix: company.referencePrefix,
    from: addressOf('CONTACT_FROM'),
    to: addressOf('CONTACT_TO'),
    site: env.SITE_URL,
    /** Origin of the desk, if there is one. */
    desk: env.DESK ? env.SITE_URL : undefined,
  };
}

/** `Message-ID` of an email that `id` identifies. */
export const messageId = (id: string, site: string): string => `<${id}@${new URL(site).hostname}>`;
