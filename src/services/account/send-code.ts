import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { internationalMobile } from '#domain/account/mobile-number.ts';
import { verificationMessage } from '#domain/account/verification-message.ts';
import type { SmsSender } from '#partners/sms/sms-sender.ts';
import type { RequestClient } from '#services/service-parts.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { addCode, recordVerification, removeCode } from '#store/visitors/verification-codes.ts';
import { phoneStanding } from '#store/visitors/visitor-networks.ts';
import { visitorByPhone } from '#store/visitors/visitors.ts';
import { newCode } from './code-hash.ts';
import { networkHash } from './network-hash.ts';

/** How long a code is valid. Several codes of a phone may be valid at the same time. */
export const CODE_SECONDS = 600;

export interface CodeRequest {
  /** An Australian mobile number in local format. */
  phone: string;
  /** The host of the page, to which browsers bind the code. */
  host: string;
  dealershipSlug: string;
}

export type SentCode =
  | { ok: true }
  | { ok: false; reason: 'too-many'; retryAt: Date }
  | { ok: false; reason: 'refused' };

/**
 * Sends a code to a phone, if the limits allow it.
 * @throws if the SMS provider fails; the message may arrive nevertheless, so its code stays valid
 */
export async function sendCode(
  { db, sms, client }: { db: Kysely<Schema>; sms: SmsSender; client: RequestClient },
  site: Site,
  { phone, host, dealershipSlug }: CodeRequest,
): Promise<SentCode> {
  const network = networkHash(client.network);
  const standing = await phoneStanding(db, { site_slug: site.slug, phone }, network);
  const retryAt = await client.codesRefusedUntil(phone, standing);
  if (retryAt) return { ok: false, reason: 'too-many', retryAt };
  const { code, ...stored } = await newCode();
  const id = randomUUID();
  // stored first, so that a code that arrives can be verified
  await addCode(db, { id, site_slug: site.slug, phone, network, ...stored }, CODE_SECONDS);
  const text = verificationMessage({ code, siteName: site.settings.name, host });
  const sent = await sms.send({ to: internationalMobile(phone), text });
  if (!sent.ok) {
    await removeCode(db, id);
    return { ok: false, reason: 'refused' };
  }
  const visitor = await visitorByPhone(db, site.slug, phone);
  await recordVerification(db, {
    website_slug: site.slug,
    dealership_slug: dealershipSlug,
    verification_type: 'sms',
    user_id: visitor?.id ?? null,
  });
  return { ok: true };
}
