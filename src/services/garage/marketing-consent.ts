import {
  type ConsentChange,
  consentHistory,
  hasConsented,
} from '#domain/account/consent-history.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestContext } from '#services/request-context.ts';
import { inTransaction, type SiteContext } from '#services/site-context.ts';
import { addMarketingChoice, marketingChoices } from '#store/visitors/marketing-choices.ts';
import { consentsOfVisitor, receiversOfVisitor } from '#store/visitors/visitor-leads.ts';
import { lockVisitor } from '#store/visitors/visitors.ts';
import { noteToDealers } from './note-to-dealers.ts';

/** The changes of a visitor's consent to marketing, the newest first. */
export async function marketingConsent(
  { db, site }: Pick<SiteContext, 'db' | 'site'>,
  visitor: Visitor,
): Promise<ConsentChange[]> {
  return consentHistory(
    await marketingChoices(db, visitor.id),
    await consentsOfVisitor(db, site.slug, visitor),
  );
}

/**
 * Stores a visitor's choice and tells the dealerships, because their own mailing lists must follow it. A repeated
 * choice changes nothing.
 */
export function chooseMarketing(
  context: SiteContext & Pick<RequestContext, 'origin'>,
  visitor: Visitor,
  opt_in: boolean,
): Promise<void> {
  return inTransaction(context, async (within) => {
    const { db, site, origin } = within;
    const wording = site.settings.forms.opt_in_label;
    // a double click would store the choice twice, and send the note twice
    await lockVisitor(db, visitor.id);
    if (hasConsented(await marketingConsent(within, visitor)) === opt_in) return;
    await addMarketingChoice(db, visitor.id, { opt_in, wording });
    const receivers = await receiversOfVisitor(db, site.slug, visitor);
    await noteToDealers(
      within,
      { visitor, receivers },
      {
        subcategory: opt_in ? 'Marketing consent given' : 'Marketing consent withdrawn',
        message: opt_in
          ? `I agree to offers and updates: “${wording}”`
          : 'I no longer agree to offers and updates. Please take me off your mailing lists.',
        optIn: opt_in,
        wording,
        url: `${origin}/my-garage/account`,
      },
    );
  });
}
