import { createHmac } from 'node:crypto';
import type { Lead } from '#domain/lead/lead.ts';
import { leadPayload } from '#domain/lead/lead-payload.ts';

/** Sends a lead to a dealer's own system. Throws when it was not taken; it is then sent again later. */
export interface LeadWebhook {
  send(lead: Lead, url: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/**
 * Posts the lead as JSON. With a secret, `Forecourt-Signature: t={seconds},v1={hex}` carries the HMAC-SHA256
 * of `{seconds}.{body}`; `Idempotency-Key` is the lead's id, the same in every repetition.
 */
export function httpLeadWebhook(
  secret: string | undefined,
  now: () => Date,
  timeoutMs = TIMEOUT_MS,
): LeadWebhook {
  return {
    async send(lead, url) {
      const body = JSON.stringify({ event: 'lead.created', lead: leadPayload(lead) });
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': lead.id,
          ...(secret && { 'Forecourt-Signature': signature(secret, body, now()) }),
        },
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
    },
  };
}

function signature(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
