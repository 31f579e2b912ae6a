import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { deletionRequest } from '#domain/account/deletion-request.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import { logUndeliverable } from '#services/leads/log-undeliverable.ts';
import type { Schema } from '#store/database/schema.ts';
import { recordPersonRequest } from '#store/leads/erase-leads.ts';
import { mailboxHash } from '#store/leads/mailbox-hash.ts';
import { noteDeletionAsked, receiversOfVisitor } from '#store/visitors/visitor-leads.ts';
import { deleteAccounts } from '#store/visitors/visitors.ts';
import type { GarageParts } from './marketing-consent.ts';
import { noteToDealers } from './note-to-dealers.ts';

/**
 * Deletes a visitor's account with everything that belongs to it. Leads stay, because the dealer needs some of them by
 * law (reservations, payments, finance); they say that their shopper asked for deletion, and each dealership that has
 * one receives the request.
 * @param page the address of the page on which the visitor asked
 */
export async function deleteAccount(
  db: Kysely<Schema>,
  { log, ...parts }: GarageParts,
  visitor: Visitor,
  { now, page }: { now: Date; page: string },
): Promise<void> {
  const { slug, settings } = parts.site;
  const undeliverable = await db.transaction().execute(async (trx) => {
    const receivers = await receiversOfVisitor(trx, slug, visitor);
    // before the requests are stored as leads themselves
    const leads = await noteDeletionAsked(trx, slug, visitor);
    const about = { siteName: settings.name, leads, timeZone: settings.time_zone };
    const lost = await noteToDealers(
      trx,
      parts,
      { visitor, receivers },
      {
        subcategory: 'Request to delete personal data',
        message: deletionRequest(about, settings.accounts.privacy, now),
        optIn: false,
        wording: settings.forms.opt_in_label,
        url: page,
      },
    );
    await deleteAccounts(trx, [{ ...visitor, site_slug: slug }]);
    const subject_hash = mailboxHash(visitor.phone);
    await recordPersonRequest(trx, { id: randomUUID(), kind: 'erase', subject_hash, leads: 0 });
    return lost;
  });
  for (const lead of undeliverable) logUndeliverable(log, lead);
}
