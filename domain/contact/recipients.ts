import type { CaptchaProvider } from './protocol.ts';

/** Who besides the agency receives what the form collects, according to the server's settings. */
export type Recipients = {
  /** The host of the mail server, when there is one. */
  readonly smtpHost?: string | undefined;
  readonly emailJs: boolean;
  /** Notifications with name and message: by Telegram, and to the host of a program of the agency's. */
  readonly telegram: boolean;
  readonly webhookHost?: string | undefined;
  readonly captcha: CaptchaProvider;
  /** Whether the server counts visits, which nobody else receives. */
  readonly countsVisits: boolean;
};
