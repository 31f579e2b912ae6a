import { createHmac } from 'node:crypto';
import type { Lead } from '#domain/lead/lead.ts';
import { leadPayload } from '#domain/lead/lead-payload.ts';
import { fetchPublic, type OutsideFetch } from '#partners/outside/outside-fetch.ts';
import { webhookRefusal, webhookFailure } from './webhook-failure.ts';

/** Sends leads to a dealer's own system. */
export interface LeadWebhook {
  /**
   * @param revision above 0 for an update of a lead that the receiver already has
   * @throws {WebhookFailure} if the lead was not accepted; it may be sent again later
   */
  send(lead: Lead, url: string, revision?: number): Promise<void>;
}

export interface LeadWebhookOptions {
  fetch?: OutsideFetch;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/**
 * Posts leads as JSON. With a secret, `Forecourt-Signature: t={seconds},v1={hex}` contains the HMAC-SHA256 of
 * `{seconds}.{body}`. `Idempotency-Key` is the lead's id, or `{id}.{revision}` for an update, and identical in every
 * repetition.
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
      if (!response.ok) throw webhookRefusal(response.status);
    },
  };
}

function signature(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
