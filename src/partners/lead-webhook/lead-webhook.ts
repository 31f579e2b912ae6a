import { createHmac } from 'node:crypto';
import type { Lead } from '#domain/lead/lead.ts';
import { leadPayload } from '#domain/lead/lead-payload.ts';
import { fetchPublic, type OutsideFetch } from '#partners/outside/outside-fetch.ts';
import { refusedWith, webhookFailure } from './webhook-failure.ts';

/** Sends a lead to a dealer's own system. Throws when it was not taken; it is then sent again later. */
export interface LeadWebhook {
  /** @param revision above 0 the receiver has the lead already, and this is news of it */
  send(lead: Lead, url: string, revision?: number): Promise<void>;
}

export interface LeadWebhookOptions {
  fetch?: OutsideFetch;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/**
 * Posts the lead as JSON. With a secret, `Forecourt-Signature: t={seconds},v1={hex}` carries the HMAC-SHA256
 * of `{seconds}.{body}`; `Idempotency-Key` is the lead's id, the same in every repetition, and `{id}.{revision}` for
 * news of it.
 */
export function httpLeadWebhook(
  secret: string | undefined,
  now: () => Date,
  { fetch = fetchPublic, timeoutMs = TIMEOUT_MS }: LeadWebhookOptions = {},
): LeadWebhook {
  return {
    async send(lead, url, revision = 0) {
      const event = revision === 0 ? 'lead.created' : 'lead.updated';
      const body = JSON.stringify({ event, lead: leadPayload(lead) });
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Forecourt',
          'Idempotency-Key': revision === 0 ? lead.id : `${lead.id}.${revision}`,
          ...(secret && { 'Forecourt-Signature': signature(secret, body, now()) }),
        },
      }).catch((error: unknown) => {
        throw webhookFailure(error, timeoutMs);
      });
      await response.body?.cancel();
      if (!response.ok) throw refusedWith(response.status);
    },
  };
}

function signature(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
