/** Retention in days, as the server applies it and the privacy policy promises it. */
export const RETENTION_DAYS = {
  /** Leads, unless `LEAD_RETENTION_DAYS` is set. */
  lead: 730,
  /** Held leads that the agency has neither released nor answered, and other marked ones that it has not dealt with. */
  quarantine: 30,
  /** Nonces of used captchas. */
  nonce: 7,
} as const;

/** Retention of the keyed hash of a sender's IP address. */
export const ADDRESS_PRINT_MINUTES = 60;

/** Deadline for answering requests about personal data (LOPDP). */
export const DATA_REQUEST_DAYS = 15;

/** How long the figures of visits are kept by day; later only by month. */
export const VISIT_DAYS = 90;
