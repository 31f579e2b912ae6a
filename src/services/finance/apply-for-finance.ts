import type { Kysely } from 'kysely';
import type { QuickQuote, QuoteRequest } from '#domain/finance/quick-quote.ts';
import { leadPayload } from '#domain/lead/lead-payload.ts';
import {
  CUSTOMER_TIMEOUT_MS,
  type FinanceCustomer,
  type FinancePartner,
} from '#partners/finance/finance-partner.ts';
import { logUndeliverable, type WarningLog } from '#services/leads/log-undeliverable.ts';
import { retryNow } from '#services/leads/retry-now.ts';
import { sendLeadUpdate } from '#services/leads/send-lead-update.ts';
import type {
  LeadSubmission,
  StoredLead,
  StoreLeadParts,
} from '#services/leads/lead-submission.ts';
import { storeLead } from '#services/leads/submit-lead.ts';
import {
  addApplication,
  type FinanceApplication,
  reopenApplication,
  settleApplication,
} from '#store/finance/finance-applications.ts';
import type { Schema } from '#store/database/schema.ts';
import { repeatedApplication } from './repeated-application.ts';

/**
 * Longer than the partner may take, with time to store its answer. The lead waits this long for the answer, which it
 * tells the dealer; after that it goes out and says that the partner has not confirmed, and a repetition may ask again.
 */
const PARTNER_DEADLINE_SECONDS = CUSTOMER_TIMEOUT_MS / 1000 + 7;

export interface FinanceParts extends StoreLeadParts {
  log: WarningLog;
  partner: FinancePartner;
  /** Makes a quote for the lead; undefined if there is none. */
  quote(request: QuoteRequest): Promise<QuickQuote | undefined>;
  /** Receives the reason if the partner fails. */
  onError(error: unknown): void;
}

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
  db: Kysely<Schema>,
  parts: FinanceParts,
  { submission, customer, quoteRequest }: ApplicationRequest,
): Promise<AppliedForFinance> {
  const { lead_id, isNew: isNewLead } = await storeApplication(db, parts, submission);
  const answered = isNewLead
    ? undefined
    : await repeatedApplication(db, lead_id, PARTNER_DEADLINE_SECONDS);
  if (answered) return { ...answered, lead_id, isNewLead };
  const [answer, quote] = await Promise.all([
    createCustomer(parts, customer, lead_id, submission),
    quoteRequest && parts.quote(quoteRequest),
  ]);
  const application = await db.transaction().execute(async (trx) => {
    const settled = await settleApplication(trx, lead_id, answer, quote);
    const rescheduled = await retryNow(trx, parts.jobs, lead_id);
    if (settled.hasNewsForDealer)
      await sendLeadUpdate(trx, parts, { ...submission, id: lead_id }, { rescheduled });
    return settled.application;
  });
  return { ...application, lead_id, isNewLead };
}

async function storeApplication(
  db: Kysely<Schema>,
  { site, jobs, log }: FinanceParts,
  submission: LeadSubmission,
): Promise<StoredLead> {
  const lead = { ...submission, delivery_delay_seconds: PARTNER_DEADLINE_SECONDS };
  const stored = await db.transaction().execute(async (trx) => {
    const result = await storeLead(trx, { site, jobs }, lead);
    if (result.isNew) await addApplication(trx, result.lead_id);
    // the partner has a customer with the details from before the correction
    if (result.isChanged) await reopenApplication(trx, result.lead_id);
    return result;
  });
  logUndeliverable(log, stored.undeliverable);
  return stored;
}

async function createCustomer(
  { partner, site, onError }: FinanceParts,
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
    onError(error);
    return { state: 'failed', redirect_url: null, message: null };
  }
}
