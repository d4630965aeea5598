/** Retention in days: defaults of the server and promises of the privacy policy. */
export const RETENTION_DAYS = {
  /** Leads, unless `LEAD_RETENTION_DAYS` is set. */
  lead: 730,
  /** Held leads. */
  quarantine: 30,
  /** Nonces of used captchas. */
  nonce: 7,
} as const;

/** Retention of the keyed hash of a sender's IP address. */
export const ADDRESS_PRINT_MINUTES = 60;

/** Deadline for answering requests about personal data (LOPDP). */
export const DATA_REQUEST_DAYS = 15;
