import type { QuoteRequest } from '#domain/finance/quick-quote.ts';
import { leadPayload } from '#domain/lead/lead-payload.ts';
import { CUSTOMER_TIMEOUT_MS, type FinanceCustomer } from '#partners/finance/finance-partner.ts';
import { retryNow } from '#services/leads/retry-now.ts';
import { sendLeadUpdate } from '#services/leads/send-lead-update.ts';
import type { LeadSubmission, StoredLead } from '#services/leads/lead-submission.ts';
import { storeLead } from '#services/leads/submit-lead.ts';
import type { RequestContext } from '#services/request-context.ts';
import { inTransaction, type SiteContext } from '#services/site-context.ts';
import {
  addApplication,
  hasApplication,
  reopenApplication,
  settleApplication,
  beginAgain,
  repeatableApplication,
  type FinanceApplication,
} from '#store/finance/finance-applications.ts';
import { quote } from './quotes.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

const POLL_MS = 250;

/**
 * Longer than the partner may take, with time to store its answer. The lead waits this long for the answer, which it
 * tells the dealer; after that it goes out and says that the partner has not confirmed, and a repetition may ask again.
 */
const PARTNER_DEADLINE_SECONDS = CUSTOMER_TIMEOUT_MS / 1000 + 7;

export interface ApplicationRequest {
  submission: LeadSubmission;
  customer: FinanceCustomer;
  /** The quote that the dealer gets with the lead; undefined if the lead has an estimate already. */
  quoteRequest: QuoteRequest | undefined;
}

export interface AppliedForFinance extends FinanceApplication {
  lead_id: string;
  isNewLead: boolean;
}

/**
 * Stores the lead, then creates the partner's customer and asks for the quote. The lead is stored first, so that it is
 * there whatever happens to the partner or to this process. A repetition waits for the first submission's answer and gets
 * the same; after a failure, after a correction, or if the first one's process died, it asks the partner again.
 */
export async function applyForFinance(
  context: SiteContext & Pick<RequestContext, 'finance' | 'log'>,
  { submission, customer, quoteRequest }: ApplicationRequest,
): Promise<AppliedForFinance> {
  const { lead_id, isNew: isNewLead } = await storeApplication(context, submission);
  const answered = isNewLead
    ? undefined
    : await repeatedApplication(context.db, lead_id, PARTNER_DEADLINE_SECONDS);
  if (answered) return { ...answered, lead_id, isNewLead };
  const [answer, made] = await Promise.all([
    createCustomer(context, customer, lead_id, submission),
    quoteRequest && quote(context, quoteRequest),
  ]);
  const application = await inTransaction(context, async (within) => {
    const settled = await settleApplication(within.db, lead_id, answer, made);
    const rescheduled = await retryNow(within, lead_id);
    if (settled.hasNewsForDealer)
      await sendLeadUpdate(within, { ...submission, id: lead_id }, { rescheduled });
    return settled.application;
  });
  return { ...application, lead_id, isNewLead };
}

/** Whether this phone, verified then, applied with this key before. */
export function hasApplicationOf(
  { db, site }: SiteContext,
  phone: string,
  idempotencyKey: string,
): Promise<boolean> {
  return hasApplication(db, site.slug, { phone, idempotencyKey });
}

function storeApplication(context: SiteContext, submission: LeadSubmission): Promise<StoredLead> {
  const lead = { ...submission, delivery_delay_seconds: PARTNER_DEADLINE_SECONDS };
  return inTransaction(context, async (within) => {
    const result = await storeLead(within, lead);
    if (result.isNew) await addApplication(within.db, result.lead_id);
    // the partner has a customer with the details from before the correction
    if (result.isChanged) await reopenApplication(within.db, result.lead_id);
    return result;
  });
}

async function createCustomer(
  { finance: partner, site, log }: Pick<RequestContext, 'finance' | 'site' | 'log'>,
  customer: FinanceCustomer,
  id: string,
  submission: LeadSubmission,
): Promise<FinanceApplication> {
  const { category, subcategory, dealership_slug, location_id, vehicle_id } = submission;
  const { fields, origin, consent } = submission;
  const lead = leadPayload({
    id,
    site_slug: site.slug,
    category,
    subcategory,
    dealership_slug,
    location_id,
    vehicle_id,
    fields,
    origin,
    consent,
    form_completed: true,
    created_at: new Date().toISOString(),
  });
  try {
    const result = await partner.createCustomer(customer, lead, site.settings.finance);
    return result.ok
      ? { state: 'created', redirect_url: result.redirectUrl ?? null, message: null }
      : { state: 'failed', redirect_url: null, message: result.message ?? null };
  } catch (error) {
    const { name } = site.settings.finance.partner;
    log.error({ error, site: site.slug }, `Failed to create ${name} customer`);
    return { state: 'failed', redirect_url: null, message: null };
  }
}

/**
 * Waits for the answer to an earlier submission.
 * @param deadAfterSeconds longer than an answer may take
 * @returns undefined if the earlier submission failed, or its process died: the caller must ask the partner in its place
 */
async function repeatedApplication(
  db: Kysely<Schema>,
  leadId: string,
  deadAfterSeconds: number,
): Promise<FinanceApplication | undefined> {
  for (;;) {
    const found = await repeatableApplication(db, leadId, deadAfterSeconds);
    // a lead without an application came by another form
    if (!found) return { state: 'failed', redirect_url: null, message: null };
    if (found.application.state === 'created') return found.application;
    if (found.mayBeginAgain && (await beginAgain(db, leadId, deadAfterSeconds))) return undefined;
    await delay(POLL_MS);
  }
}
