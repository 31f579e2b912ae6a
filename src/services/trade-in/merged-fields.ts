import { isDeepStrictEqual } from 'node:util';
import type { LeadFields } from '#domain/lead/lead.ts';

/** What the offer depends on. */
const offered = ['rego', 'regoState', 'trade_in', 'adjustmentAnswers'] as const;

/**
 * What is stored after another screen. A shopper who goes back to an earlier one stays reachable, and an offer is
 * dropped with what it was made for.
 * @param contacted whether `sent` says who the shopper is; an earlier screen knows only of the vehicle
 */
export function mergedFields(stored: LeadFields, sent: LeadFields, contacted: boolean): LeadFields {
  if (contacted) return sent;
  const { name: _, last_name: __, email: ___, phone: ____, ...vehicle } = sent;
  const merged: LeadFields = { ...stored, ...vehicle };
  if (offered.every((field) => isDeepStrictEqual(stored[field], merged[field]))) return merged;
  const { valuation: _____, ...withoutOffer } = merged;
  return withoutOffer;
}
