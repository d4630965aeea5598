/** How long what visitors send is kept, in days: the server's defaults and the privacy policy's promise. */
export const RETENTION_DAYS = {
  /** A lead; `LEAD_RETENTION_DAYS` may say otherwise. */
  lead: 730,
  /** A lead that no captcha vouches for. */
  quarantine: 30,
  /** The mark of a captcha that was used. */
  nonce: 7,
} as const;

/** The keyed hash of the address that a message was sent from. */
export const ADDRESS_PRINT_MINUTES = 60;

/** Within how many days a person who asks about their data is answered (LOPDP). */
export const DATA_REQUEST_DAYS = 15;
