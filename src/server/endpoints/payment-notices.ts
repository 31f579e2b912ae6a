import type { Logger } from 'pino';
import type { PaymentPartner } from '#partners/payment/payments.ts';
import type { Platform } from '#platform/platform.ts';
import type { SiteRequest } from '#server/http/endpoint.ts';
import { plainPage } from '#server/pages/page.ts';
import { readBody } from '#server/http/read-body.ts';

/** The partner's events are longer than any form, so they get a larger limit. */
const MAX_EVENT_BYTES = 512 * 1024;

/**
 * Processes a notice from the payment partner. It does not come from one of our pages, so it has no Origin to check;
 * the signature over the raw body proves the sender.
 */
export async function answerPaymentNotice(
  { applyPaymentNotice, log }: Platform,
  payments: PaymentPartner,
  { request, response }: SiteRequest,
): Promise<void> {
  const answer = (status: number, text: string): Promise<void> =>
    plainPage(status, text).send(request, response);
  const read = await readBody(request, MAX_EVENT_BYTES);
  if (!read.ok) {
    await answer(read.reason === 'too-large' ? 413 : 400, 'The event could not be read.');
    return;
  }
  const signature = String(request.headers[payments.notices.signatureHeader] ?? '');
  const known = payments.read(read.body, signature);
  if (!known) {
    logRefused(log);
    await answer(400, 'The signature is invalid.');
    return;
  }
  const { notice } = known;
  // oxlint-disable-next-line no-control-regex
  if (notice && /[\u0000-\u001f]/.test(notice.reference)) {
    await answer(400, 'The event could not be read.');
    return;
  }
  if (notice) {
    const outcome = await applyPaymentNotice(notice);
    const line = { payment: notice.reference, outcome };
    if (outcome === 'needs-refund')
      log.error(line, 'a payment arrived too late and must be refunded');
    else if (outcome === 'mismatch')
      log.error(
        line,
        'a payment has another amount or currency than the request and does not count as paid',
      );
    else if (outcome === 'unknown')
      log.error(line, 'a payment notice refers to an unknown payment');
    else log.info(line, 'payment notice');
  }
  await answer(200, 'received');
}

const LOG_EVERY_MS = 60_000;
const refused = { count: 0, lastLogged: -Infinity };

/** Anyone can post notices with a wrong signature, so they are logged once a minute with their number. */
function logRefused(log: Logger): void {
  refused.count += 1;
  const now = performance.now();
  if (now - refused.lastLogged < LOG_EVERY_MS) return;
  log.warn({ notices: refused.count }, 'payment notices with a wrong signature were refused');
  refused.count = 0;
  refused.lastLogged = now;
}
