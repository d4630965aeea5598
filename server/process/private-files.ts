/** Modes of everything under `DATA_DIR`: only the server's user may read it. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
