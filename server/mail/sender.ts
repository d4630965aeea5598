import type { Content } from '../../domain/content/content.ts';
import type { Palette } from '../../domain/site/palette.ts';
import type { Env } from '../config/env.ts';

/** What every email takes from the settings and the content. */
export type Sender = {
  /** The agency's name. */
  readonly name: string;
  readonly palette: Palette;
  readonly referencePrefix: string;
  /** Addresses of the site and of the agency. */
  readonly from: string;
  readonly to: string;
  readonly site: string;
  /** Origin of the desk, if there is one. */
  readonly desk: string | undefined;
};

type SenderEnv = Pick<Env, 'fromContent' | 'CONTACT_FROM' | 'CONTACT_TO' | 'SITE_URL' | 'DESK'>;

/** The sender of the next email: addresses that no setting names follow the content. */
export function senderOf(env: SenderEnv, { company, palette }: Pick<Content, 'company' | 'palette'>): Sender {
  const addressOf = (name: 'CONTACT_FROM' | 'CONTACT_TO') =>
    env.fromContent.includes(name) ? company.email : env[name];
  return {
    name: company.name,
    palette,
    referencePrefix: company.referencePrefix,
    from: addressOf('CONTACT_FROM'),
    to: addressOf('CONTACT_TO'),
    site: env.SITE_URL,
    desk: env.DESK ? env.SITE_URL : undefined,
  };
}

/** `Message-ID` of an email that `id` identifies. */
export const messageId = (id: string, site: string): string => `<${id}@${new URL(site).hostname}>`;
