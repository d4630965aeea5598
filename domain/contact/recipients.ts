import type { CaptchaProvider } from './protocol.ts';

/** Who besides the agency receives what the form collects, according to the server's settings. */
export type Recipients = {
  /** The host of the mail server, when there is one. */
  readonly smtpHost?: string | undefined;
  readonly emailJs: boolean;
  /** Who gets notifications with name and message: Telegram, and the host of the agency's webhook. */
  readonly telegram: boolean;
  readonly webhookHost?: string | undefined;
  readonly captcha: CaptchaProvider;
  /** The host that visitors' browsers fetch the pictures of whitepapers from, when they come from a news host. */
  readonly pictureHost?: string | undefined;
  /** Whether the server counts visits. The counts stay in the store. */
  readonly countsVisits: boolean;
};
