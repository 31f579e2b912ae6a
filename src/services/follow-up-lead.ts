import type { Kysely, Transaction } from 'kysely';
import type { Lead, LeadAnswer } from '#domain/lead/lead.ts';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/job-queue.ts';
import type { Schema } from '#store/schema.ts';
import { SiteLeads } from '#store/site-leads.ts';
import type { Confirmation } from './confirmations/add-confirmation.ts';
import { leadsWithin } from './leads-within.ts';
import { submitLead } from './submit-lead.ts';

/** What has come of a lead. */
export interface FollowUp {
  category: string;
  subcategory: string;
  /** Takes the place of the first lead's answer of the same name. */
  answer: LeadAnswer;
  /** Names of answers that hold no longer. */
  outdated: readonly string[];
  /** The same for every repetition of the same news. */
  idempotency_key: string;
  /** What the shopper is told by e-mail. */
  confirmation?: (first: Lead) => Confirmation;
}

/**
 * Tells the dealer what has come of an earlier lead, as a lead of its own from the same shopper about the same thing.
 * The shopper gets no courtesy reply again, but hears of what concerns them.
 */
export async function followUpLead(
  parts: { db: Kysely<Schema>; jobs: JobQueue; site: Site },
  transaction: Transaction<Schema>,
  leadId: string,
  { answer, outdated, confirmation, ...news }: FollowUp,
): Promise<void> {
  const first = await new SiteLeads(transaction, parts.site).byId(leadId);
  if (!first) throw new Error(`The lead ${leadId} is not there to be followed up`);
  const { id: _id, site_slug: _site, created_at, consent, fields, ...kept } = first;
  const replaced = new Set([answer.name, ...outdated]);
  const answers = (fields.answers ?? []).filter(({ name }) => !replaced.has(name));
  await submitLead(
    { ...parts, leads: leadsWithin(parts, transaction) },
    {
      ...kept,
      ...news,
      fields: { ...fields, answers: [...answers, answer] },
      // a form always asks; nothing that was not agreed to is made up
      consent: consent ?? {
        opt_in: false,
        opt_in_wording: '',
        collection_notice: '',
        at: created_at,
      },
      is_follow_up: true,
      confirmation: confirmation?.(first),
    },
  );
}
