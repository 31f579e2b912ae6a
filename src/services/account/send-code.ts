import { randomUUID } from 'node:crypto';
import { internationalMobile } from '#domain/account/mobile-number.ts';
import { verificationMessage } from '#domain/account/verification-message.ts';
import type { RequestContext } from '#services/request-context.ts';
import {
  addCode,
  type CodeTimes,
  endPause,
  hasNewCode,
  recordVerification,
  removeCode,
} from '#store/visitors/verification-codes.ts';
import { phoneStanding } from '#store/visitors/visitor-networks.ts';
import { visitorByPhone } from '#store/visitors/visitors.ts';
import { newCode } from './code-hash.ts';
import { networkHash } from './network-hash.ts';

/** How long a code is valid. Several codes of a phone may be valid at the same time. */
export const CODE_SECONDS = 600;

/** A double tap, or an impatient press before the SMS can have arrived, sends no second one. */
const times: CodeTimes = { life: CODE_SECONDS, pause: 15 };

export type SentCode =
  /** `before`: a code was sent a moment ago, and no other one now. */
  | { ok: true; sent: 'now' | 'before' }
  | { ok: false; reason: 'too-many'; retryAt: Date }
  | { ok: false; reason: 'refused' };

/**
 * Sends a code to a phone by SMS, if the limits allow it.
 * @param phone an Australian mobile number in local format
 * @throws if the SMS provider fails; the message may arrive nevertheless, so its code stays valid
 */
export async function sendCode(
  { db, site, origin, sms, client }: RequestContext,
  phone: string,
  dealershipSlug: string,
): Promise<SentCode> {
  const network = networkHash(client.network);
  const asked = { site_slug: site.slug, phone, network };
  if (await hasNewCode(db, asked, times)) return { ok: true, sent: 'before' };
  const standing = await phoneStanding(db, { site_slug: site.slug, phone }, network);
  const retryAt = await client.codesRefusedUntil(phone, standing);
  if (retryAt) return { ok: false, reason: 'too-many', retryAt };
  const { code, ...stored } = await newCode();
  const id = randomUUID();
  // stored first, so that a code that arrives can be verified
  const isAdded = await addCode(db, { id, ...asked, ...stored }, times);
  if (!isAdded) return { ok: true, sent: 'before' };
  // browsers bind the code to the page's host
  const host = new URL(origin).hostname;
  const text = verificationMessage({ code, siteName: site.settings.name, host });
  const sending = sms.send({ to: internationalMobile(phone), text });
  const sent = await sending.catch(async (error: unknown) => {
    await endPause(db, id, times);
    throw error;
  });
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
  return { ok: true, sent: 'now' };
}

/** When a code may be sent to a phone again; undefined for now. @param phone in local format */
export async function codesWaitUntil(
  { db, site, client }: RequestContext,
  phone: string,
): Promise<Date | undefined> {
  const of = { site_slug: site.slug, phone };
  return client.codesWaitUntil(phone, await phoneStanding(db, of, networkHash(client.network)));
}
