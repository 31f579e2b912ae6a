import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { FinanceCustomer, FinancePartner } from '#partners/finance/finance-partner.ts';
import { logUndeliverable, type WarningLog } from '#services/leads/log-undeliverable.ts';
import { retryNow } from '#services/leads/retry-now.ts';
import {
  type LeadSubmission,
  storeLead,
  type StoreLeadParts,
} from '#services/leads/submit-lead.ts';
import {
  addApplication,
  applicationOfLead,
  beginAgain,
  type FinanceApplication,
  settleApplication,
} from '#store/finance/finance-applications.ts';
import type { Schema } from '#store/database/schema.ts';

/**
 * The lead waits this long for the partner's answer, which it tells the dealer. Longer than the partner may take; a
 * lead whose process died goes out then and says that the partner has not confirmed.
 */
const DELIVERY_DELAY_SECONDS = 15;
/** How often and how long a repeated submission looks for the first one's answer. */
const LOOK_MS = 250;
const LOOKS = 60;

export interface FinanceParts extends StoreLeadParts {
  log: WarningLog;
  partner: FinancePartner;
  /** Receives the reason if the partner fails. */
  onError(error: unknown): void;
}

export interface ApplicationRequest {
  submission: LeadSubmission;
  customer: FinanceCustomer;
}

export interface AppliedForFinance extends FinanceApplication {
  lead_id: string;
  isNewLead: boolean;
}

/**
 * Stores the lead and creates the partner's customer. The lead is stored first, so that it is there whatever happens to
 * the partner or to this process. A repetition waits for the first submission's answer and gets the same; after a failure
 * it asks the partner again.
 */
export async function applyForFinance(
  db: Kysely<Schema>,
  parts: FinanceParts,
  { submission, customer }: ApplicationRequest,
): Promise<AppliedForFinance> {
  const { site, jobs, log } = parts;
  const stored = await db.transaction().execute(async (trx) => {
    const lead = { ...submission, delivery_delay_seconds: DELIVERY_DELAY_SECONDS };
    const result = await storeLead(trx, { site, jobs }, lead);
    if (result.isNew) await addApplication(trx, result.lead_id);
    return result;
  });
  logUndeliverable(log, stored.undeliverable);
  const { lead_id, isNew: isNewLead } = stored;
  if (!isNewLead && !(await beginAgain(db, lead_id)))
    return { ...(await answerToFirst(db, lead_id)), lead_id, isNewLead };
  const application = await createCustomer(parts, customer, submission);
  await db.transaction().execute(async (trx) => {
    await settleApplication(trx, lead_id, application);
    await retryNow(trx, jobs, lead_id);
  });
  return { ...application, lead_id, isNewLead };
}

async function createCustomer(
  { partner, site, onError }: FinanceParts,
  customer: FinanceCustomer,
  { fields }: LeadSubmission,
): Promise<FinanceApplication> {
  try {
    const result = await partner.createCustomer(customer, fields, site.settings.finance);
    return result.ok
      ? { state: 'created', redirect_url: result.redirectUrl ?? null, message: null }
      : { state: 'failed', redirect_url: null, message: result.message ?? null };
  } catch (error) {
    onError(error);
    return { state: 'failed', redirect_url: null, message: null };
  }
}

/** The answer to an earlier submission; `waiting` if its process died. */
async function answerToFirst(db: Kysely<Schema>, leadId: string): Promise<FinanceApplication> {
  let found = await applicationOfLead(db, leadId);
  for (let look = 0; look < LOOKS && found?.state === 'waiting'; look += 1) {
    await delay(LOOK_MS);
    found = await applicationOfLead(db, leadId);
  }
  return found ?? { state: 'failed', redirect_url: null, message: null };
}
