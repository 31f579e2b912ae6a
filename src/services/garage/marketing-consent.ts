import type { Kysely } from 'kysely';
import {
  type ConsentChange,
  consentHistory,
  hasConsented,
} from '#domain/account/consent-history.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import { logUndeliverable, type WarningLog } from '#services/leads/log-undeliverable.ts';
import type { StoreLeadParts } from '#services/leads/lead-submission.ts';
import type { Schema } from '#store/database/schema.ts';
import { addMarketingChoice, marketingChoices } from '#store/visitors/marketing-choices.ts';
import { consentsOfVisitor, receiversOfVisitor } from '#store/visitors/visitor-leads.ts';
import { lockVisitor } from '#store/visitors/visitors.ts';
import { noteToDealers } from './note-to-dealers.ts';

export interface GarageParts extends StoreLeadParts {
  log: WarningLog;
}

/** The changes of a visitor's consent to marketing, the newest first. */
export async function marketingConsent(
  db: Kysely<Schema>,
  siteSlug: string,
  visitor: Visitor,
): Promise<ConsentChange[]> {
  return consentHistory(
    await marketingChoices(db, visitor.id),
    await consentsOfVisitor(db, siteSlug, visitor),
  );
}

/**
 * Stores a visitor's choice and tells the dealerships, whose own mailing lists must follow it. A repeated choice changes
 * nothing.
 * @param page the address of the page on which it was made
 */
export async function chooseMarketing(
  db: Kysely<Schema>,
  { log, ...parts }: GarageParts,
  visitor: Visitor,
  { opt_in, page }: { opt_in: boolean; page: string },
): Promise<void> {
  const { slug, settings } = parts.site;
  const wording = settings.forms.opt_in_label;
  const undeliverable = await db.transaction().execute(async (trx) => {
    // a double click would store the choice twice, and send the note twice
    await lockVisitor(trx, visitor.id);
    if (hasConsented(await marketingConsent(trx, slug, visitor)) === opt_in) return [];
    await addMarketingChoice(trx, visitor.id, { opt_in, wording });
    const receivers = await receiversOfVisitor(trx, slug, visitor);
    return noteToDealers(
      trx,
      parts,
      { visitor, receivers },
      {
        subcategory: opt_in ? 'Marketing consent given' : 'Marketing consent withdrawn',
        message: opt_in
          ? `I agree to offers and updates: “${wording}”`
          : 'I no longer agree to offers and updates. Please take me off your mailing lists.',
        optIn: opt_in,
        wording,
        url: page,
      },
    );
  });
  for (const lead of undeliverable) logUndeliverable(log, lead);
}
