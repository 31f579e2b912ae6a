import { randomUUID } from 'node:crypto';
import type { AlertFrequency } from '#domain/alerts/alert-frequency.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { RequestContext } from '#services/request-context.ts';
import type { SiteContext } from '#services/site-context.ts';
import {
  type AlertSubscriber,
  alertSubscriber,
  confirmableAddress,
  confirmEmail as confirmEmailOfToken,
  emailOfToken,
  noteAsked,
  subscribe,
  visitorOfUnsubscribeToken,
  turnAlertsOff,
} from '#store/alerts/alert-subscribers.ts';
import * as stored from '#store/alerts/saved-searches.ts';
import { claimConfirmation } from '#store/leads/claim-confirmation.ts';
import { enqueueEmailConfirmation } from './alert-jobs.ts';
import { storableCriteria } from './stored-criteria.ts';

export interface SearchToSave {
  title: string;
  /** The canonical address. */
  address: string;
  criteria: Criteria;
  frequency: AlertFrequency;
}

type AlertsContext = SiteContext & Pick<RequestContext, 'origin'>;

/** Saves a search, and asks for the confirmation that its e-mails need. @returns false if there are too many */
export async function saveSearch(
  context: AlertsContext,
  { id: visitor_id }: Visitor,
  search: SearchToSave,
): Promise<boolean> {
  const { db, site, origin } = context;
  const added = {
    ...search,
    criteria: storableCriteria(search.criteria),
    id: randomUUID(),
    visitor_id,
    site_slug: site.slug,
  };
  const isSaved = await db.transaction().execute((trx) => stored.saveSearch(trx, added));
  if (isSaved && search.frequency !== 'off') {
    await subscribe(db, { visitor_id, origin });
    await requestConfirmation(context, visitor_id);
  }
  return isSaved;
}

export function savedSearches({ db }: SiteContext, { id }: Visitor): Promise<stored.SavedSearch[]> {
  return stored.savedSearchesOf(db, id);
}

export async function changeSearch(
  context: AlertsContext,
  { id }: Visitor,
  searchId: string,
  frequency: AlertFrequency,
): Promise<void> {
  const { db, origin } = context;
  await stored.changeSearchFrequency(db, id, searchId, frequency);
  if (frequency === 'off') return;
  await subscribe(db, { visitor_id: id, origin });
  await requestConfirmation(context, id);
}

export function deleteSearch(
  { db }: SiteContext,
  { id }: Visitor,
  searchId: string,
): Promise<void> {
  return stored.deleteSavedSearch(db, id, searchId);
}

/** Whether the visitor's address is confirmed, and how they hear of watched vehicles. */
export function subscriber({ db }: SiteContext, { id }: Visitor): Promise<AlertSubscriber> {
  return alertSubscriber(db, id);
}

export async function changeWatchlistAlerts(
  context: AlertsContext,
  { id }: Visitor,
  frequency: AlertFrequency,
): Promise<void> {
  const { db, origin } = context;
  await subscribe(db, { visitor_id: id, origin, watchlist_frequency: frequency });
  if (frequency !== 'off') await requestConfirmation(context, id);
}

/**
 * Sends the e-mail that confirms the visitor's present address, unless it is confirmed. A mailbox gets few a day.
 * @param isAgain sends it although it was sent before
 */
export async function requestConfirmation(
  { db, jobs }: SiteContext,
  visitorId: string,
  { isAgain = false } = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { isAsked } = await alertSubscriber(trx, visitorId);
    const address = await confirmableAddress(trx, visitorId);
    const mailbox = address && mailboxOf(address.email);
    if (mailbox === undefined || (isAsked && !isAgain)) return;
    // alerts have their own cap, so that they do not use up the one of reservations
    if (!(await claimConfirmation(trx, `alerts ${mailbox}`))) return;
    await noteAsked(trx, visitorId);
    await enqueueEmailConfirmation(trx, jobs, visitorId);
  });
}

/** Sends the confirmation of a new address to a visitor who wants e-mails. */
export async function confirmNewAddress(context: SiteContext, { id }: Visitor): Promise<void> {
  const { wantsEmails } = await alertSubscriber(context.db, id);
  if (wantsEmails) await requestConfirmation(context, id);
}

/** The address that the token of an e-mail confirms; undefined if it is unknown or too old. */
export async function emailToConfirm(
  { db, site }: SiteContext,
  token: string,
): Promise<string | undefined> {
  return (await emailOfToken(db, site.slug, token))?.email;
}

/** Confirms an address. @returns the address; undefined if the token is unknown or too old */
export function confirmEmail(
  { db, site }: SiteContext,
  token: string,
): Promise<string | undefined> {
  return db.transaction().execute((trx) => confirmEmailOfToken(trx, site.slug, token));
}

/** Whether the token of an alert belongs to a subscriber of this site. */
export async function isSubscriber({ db, site }: SiteContext, token: string): Promise<boolean> {
  return (await visitorOfUnsubscribeToken(db, site.slug, token)) !== undefined;
}

/** Turns all e-mails to the subscriber with this token off. @returns false if there is none */
export async function unsubscribe({ db, site }: SiteContext, token: string): Promise<boolean> {
  const visitorId = await visitorOfUnsubscribeToken(db, site.slug, token);
  if (visitorId === undefined) return false;
  await db.transaction().execute((trx) => turnAlertsOff(trx, visitorId));
  return true;
}
