import type { Transaction } from 'kysely';
import type { Lead, LeadAnswer } from '#domain/lead/lead.ts';
import { leadOfSite } from '#store/leads/leads.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';
import { storeLead, type StoreLeadParts } from './submit-lead.ts';

/** What became of a lead. */
export interface FollowUp {
  category: string;
  subcategory: string;
  /** Takes the place of the first lead's answer of the same name. */
  answer: LeadAnswer;
  /** Names of the first lead's answers that are no longer true. */
  outdated: readonly string[];
  /** The same for every repetition of this report. */
  idempotency_key: string;
  /** What the shopper gets by e-mail. */
  confirmation?: (first: Lead) => Confirmation;
}

/**
 * Reports what became of an earlier lead, as a lead of its own from the same shopper about the same thing. The shopper
 * gets no second automatic reply, but a confirmation where there is one.
 */
export async function followUpLead(
  trx: Transaction<Schema>,
  parts: StoreLeadParts,
  leadId: string,
  { answer, outdated, confirmation, ...news }: FollowUp,
): Promise<void> {
  const first = await leadOfSite(trx, parts.site.slug, leadId);
  if (!first) throw new Error(`The lead ${leadId} is not there to be followed up`);
  const { id: _id, site_slug: _site, created_at, consent, fields, ...others } = first;
  const replaced = new Set([answer.name, ...outdated]);
  const answers = (fields.answers ?? []).filter(({ name }) => !replaced.has(name));
  await storeLead(trx, parts, {
    ...others,
    ...news,
    fields: { ...fields, answers: [...answers, answer] },
    // a form always asks; no agreement is made up
    consent: consent ?? {
      opt_in: false,
      opt_in_wording: '',
      collection_notice: '',
      at: created_at,
    },
    is_follow_up: true,
    confirmation: confirmation?.(first),
  });
}
