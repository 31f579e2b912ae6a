import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import {
  beginAgain,
  type FinanceApplication,
  repeatableApplication,
} from '#store/finance/finance-applications.ts';

const POLL_MS = 250;

/**
 * Waits for the answer to an earlier submission.
 * @param deadAfterSeconds longer than an answer may take
 * @returns undefined if the earlier submission failed, or its process died: the caller must ask the partner in its place
 */
export async function repeatedApplication(
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
