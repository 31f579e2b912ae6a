import type { Lead } from '#domain/lead/lead.ts';
import type { LeadAnswer } from '#domain/lead/lead-values.ts';
import { leadOfSite } from '#store/leads/leads.ts';
import type { InTransaction } from '#services/site-context.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';
import { storeLead } from './submit-lead.ts';

/** News about an earlier lead. */
export interface FollowUp {
  category: string;
  subcategory: string;
  /** Replaces the first lead's answer of the same name. */
  answer: LeadAnswer;
  /** Names of the first lead's answers that no longer apply. */
  outdated: readonly string[];
  /** The same for every repetition of this news. */
  idempotency_key: string;
  /** The shopper's confirmation e-mail. */
  confirmation?: (first: Lead) => Confirmation;
}

/**
 * Sends news about an earlier lead to the dealer, as a new lead from the same shopper. The shopper gets no second
 * automatic reply, but a confirmation if there is one.
 */
export async function followUpLead(
  within: InTransaction,
  leadId: string,
  { answer, outdated, confirmation, ...news }: FollowUp,
): Promise<void> {
  const first = await leadOfSite(within.db, within.site.slug, leadId);
  if (!first) throw new Error(`The lead ${leadId} to follow up does not exist`);
  const { id: _id, site_slug: _site, created_at, consent, fields, ...others } = first;
  const replaced = new Set([answer.name, ...outdated]);
  const answers = (fields.answers ?? []).filter(({ name }) => !replaced.has(name));
  await storeLead(within, {
    ...others,
    ...news,
    fields: { ...fields, answers: [...answers, answer] },
    // every form records consent; never invent any
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
