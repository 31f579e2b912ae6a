/** Nodemailer's codes for a broken or silent connection. Its others mean that the e-mail was not accepted. */
const connectionFailed = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT']);
/** Codes of the operating system for a connection that was never made. */
const notConnected = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);
const notGreeted = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

/**
 * Whether a mail server that failed may have accepted the e-mail nevertheless: its connection broke or timed out while
 * the e-mail was under way.
 */
export function mayHaveBeenSent(error: unknown): boolean {
  // every property is checked
  const { code, originalCode, responseCode, timeoutType } = (error ?? {}) as Record<
    string,
    unknown
  >;
  return (
    connectionFailed.has(String(code)) &&
    responseCode === undefined &&
    !notConnected.has(String(originalCode)) &&
    !notGreeted.has(String(timeoutType))
  );
}
