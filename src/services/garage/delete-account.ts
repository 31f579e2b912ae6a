import { randomUUID } from 'node:crypto';
import { deletionRequest } from '#domain/account/deletion-request.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import { sessionCookie } from '#services/account/session-cookie.ts';
import type { RequestContext } from '#services/request-context.ts';
import { inTransaction, type SiteContext } from '#services/site-context.ts';
import { recordPersonRequest } from '#store/leads/erase-leads.ts';
import { mailboxHash } from '#store/leads/mailbox-hash.ts';
import { noteDeletionAsked, receiversOfVisitor } from '#store/visitors/visitor-leads.ts';
import { deleteAccounts } from '#store/visitors/visitors.ts';
import { noteToDealers } from './note-to-dealers.ts';

/**
 * Deletes a visitor's account with everything that belongs to it. Leads stay, because the dealer needs some of them by
 * law (reservations, payments, finance); they say that their shopper asked for deletion, and each dealership that has
 * one receives the request.
 * @returns the `Set-Cookie` header that removes the session's token
 */
export async function deleteAccount(
  context: SiteContext & Pick<RequestContext, 'now' | 'origin'>,
  visitor: Visitor,
): Promise<string> {
  const { now, origin } = context;
  const { slug, settings } = context.site;
  await inTransaction(context, async (within) => {
    const { db } = within;
    const receivers = await receiversOfVisitor(db, slug, visitor);
    // before the requests are stored as leads themselves
    const leads = await noteDeletionAsked(db, slug, visitor);
    const about = { siteName: settings.name, leads, timeZone: settings.time_zone };
    await noteToDealers(
      within,
      { visitor, receivers },
      {
        subcategory: 'Request to delete personal data',
        message: deletionRequest(about, settings.accounts.privacy, now),
        optIn: false,
        wording: settings.forms.opt_in_label,
        url: `${origin}/my-garage/delete`,
      },
    );
    await deleteAccounts(db, [{ ...visitor, site_slug: slug }]);
    const subject_hash = mailboxHash(visitor.phone);
    await recordPersonRequest(db, { id: randomUUID(), kind: 'erase', subject_hash, leads: 0 });
  });
  return sessionCookie(origin, undefined);
}
