import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AlertFrequency } from '#domain/alerts/alert-frequency.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { Site } from '#site/site.ts';
import {
  type AlertSubscriber,
  alertSubscriber,
  confirmableAddress,
  confirmEmail,
  emailOfToken,
  noteAsked,
  subscribe,
  visitorOfUnsubscribeToken,
  turnAlertsOff,
} from '#store/alerts/alert-subscribers.ts';
import {
  changeSearchFrequency,
  deleteSavedSearch,
  type SavedSearch,
  savedSearchesOf,
  saveSearch,
} from '#store/alerts/saved-searches.ts';
import type { Schema } from '#store/database/schema.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { claimConfirmation } from '#store/leads/claim-confirmation.ts';
import { enqueueEmailConfirmation } from './alert-jobs.ts';
import { storableCriteria } from './stored-criteria.ts';

export interface VisitorAlertParts {
  db: Kysely<Schema>;
  jobs: JobQueue;
  site: Site;
  /** Scheme and host of the site, for the links of e-mails. */
  origin: string;
}

export interface SearchToSave {
  title: string;
  /** The canonical address. */
  address: string;
  criteria: Criteria;
  frequency: AlertFrequency;
}

/** The saved searches and e-mails of the visitors of one site. */
export class VisitorAlerts {
  readonly #parts: VisitorAlertParts;

  constructor(parts: VisitorAlertParts) {
    this.#parts = parts;
  }

  /** Saves a search, and asks for the confirmation that its e-mails need. @returns false if there are too many */
  async saveSearch({ id: visitor_id }: Visitor, search: SearchToSave): Promise<boolean> {
    const { db, site, origin } = this.#parts;
    const added = {
      ...search,
      criteria: storableCriteria(search.criteria),
      id: randomUUID(),
      visitor_id,
      site_slug: site.slug,
    };
    const isSaved = await db.transaction().execute((trx) => saveSearch(trx, added));
    if (isSaved && search.frequency !== 'off') {
      await subscribe(db, { visitor_id, origin });
      await this.requestConfirmation(visitor_id);
    }
    return isSaved;
  }

  savedSearches({ id }: Visitor): Promise<SavedSearch[]> {
    return savedSearchesOf(this.#parts.db, id);
  }

  async changeSearch({ id }: Visitor, searchId: string, frequency: AlertFrequency): Promise<void> {
    const { db, origin } = this.#parts;
    await changeSearchFrequency(db, id, searchId, frequency);
    if (frequency === 'off') return;
    await subscribe(db, { visitor_id: id, origin });
    await this.requestConfirmation(id);
  }

  deleteSearch({ id }: Visitor, searchId: string): Promise<void> {
    return deleteSavedSearch(this.#parts.db, id, searchId);
  }

  /** Whether the visitor's address is confirmed, and how they hear of watched vehicles. */
  subscriber({ id }: Visitor): Promise<AlertSubscriber> {
    return alertSubscriber(this.#parts.db, id);
  }

  async changeWatchlistAlerts({ id }: Visitor, frequency: AlertFrequency): Promise<void> {
    const { db, origin } = this.#parts;
    await subscribe(db, { visitor_id: id, origin, watchlist_frequency: frequency });
    if (frequency !== 'off') await this.requestConfirmation(id);
  }

  /**
   * Sends the e-mail that confirms the visitor's present address, unless it is confirmed. A mailbox gets few a day.
   * @param isAgain sends it although it was sent before
   */
  async requestConfirmation(visitorId: string, { isAgain = false } = {}): Promise<void> {
    const { db, jobs } = this.#parts;
    await db.transaction().execute(async (trx) => {
      const { isAsked } = await alertSubscriber(trx, visitorId);
      const address = await confirmableAddress(trx, visitorId);
      const mailbox = address && mailboxOf(address.email);
      if (mailbox === undefined || (isAsked && !isAgain)) return;
      // a cap of their own, so that they do not use up those of reservations
      if (!(await claimConfirmation(trx, `alerts ${mailbox}`))) return;
      await noteAsked(trx, visitorId);
      await enqueueEmailConfirmation(trx, jobs, visitorId);
    });
  }

  /** Sends the confirmation of a new address to a visitor who wants e-mails. */
  async confirmNewAddress({ id }: Visitor): Promise<void> {
    const { wantsEmails } = await alertSubscriber(this.#parts.db, id);
    if (wantsEmails) await this.requestConfirmation(id);
  }

  /** The address that the token of an e-mail confirms; undefined if it is unknown or too old. */
  async emailToConfirm(token: string): Promise<string | undefined> {
    const { db, site } = this.#parts;
    return (await emailOfToken(db, site.slug, token))?.email;
  }

  /** Confirms an address. @returns the address; undefined if the token is unknown or too old */
  confirmEmail(token: string): Promise<string | undefined> {
    const { db, site } = this.#parts;
    return db.transaction().execute((trx) => confirmEmail(trx, site.slug, token));
  }

  /** Whether the token of an alert belongs to a subscriber of this site. */
  async isSubscriber(token: string): Promise<boolean> {
    const { db, site } = this.#parts;
    return (await visitorOfUnsubscribeToken(db, site.slug, token)) !== undefined;
  }

  /** Turns all e-mails to the subscriber with this token off. @returns false if there is none */
  async unsubscribe(token: string): Promise<boolean> {
    const { db, site } = this.#parts;
    const visitorId = await visitorOfUnsubscribeToken(db, site.slug, token);
    if (visitorId === undefined) return false;
    await db.transaction().execute((trx) => turnAlertsOff(trx, visitorId));
    return true;
  }
}
