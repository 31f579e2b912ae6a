import type { Kysely } from 'kysely';
import type { ConsentChange } from '#domain/account/consent-history.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import { sessionCookie } from '#services/account/session-cookie.ts';
import type { Schema } from '#store/database/schema.ts';
import { deleteAccount } from './delete-account.ts';
import { chooseMarketing, type GarageParts, marketingConsent } from './marketing-consent.ts';
import { type VisitorActivity, visitorActivity } from './visitor-activity.ts';
import { exportVisitor } from './visitor-export.ts';

interface VisitorGarageParts extends GarageParts {
  db: Kysely<Schema>;
  origin: string;
  now: Date;
}

/** What a site stores about a signed-in visitor. The pages pass the visitor of their session. */
export class VisitorGarage {
  readonly #parts: VisitorGarageParts;

  constructor(parts: VisitorGarageParts) {
    this.#parts = parts;
  }

  /** What the visitor has sent to the dealer, and what has come of it. */
  activity(visitor: Visitor): Promise<VisitorActivity> {
    const { db, site } = this.#parts;
    return visitorActivity(db, site.slug, visitor);
  }

  /** The changes of the consent to marketing, the newest first. */
  marketingConsent(visitor: Visitor): Promise<ConsentChange[]> {
    const { db, site } = this.#parts;
    return marketingConsent(db, site.slug, visitor);
  }

  /** Gives or withdraws the consent to marketing. */
  async chooseMarketing(visitor: Visitor, opt_in: boolean): Promise<void> {
    const { db, origin, ...parts } = this.#parts;
    await chooseMarketing(db, parts, visitor, { opt_in, page: `${origin}/my-garage/account` });
  }

  /** Exports the visitor's data and records the export. */
  exportData(visitor: Visitor): ReturnType<typeof exportVisitor> {
    const { db, site } = this.#parts;
    return exportVisitor(db, site.slug, visitor);
  }

  /** Deletes the account. @returns the `Set-Cookie` header that removes the session's token */
  async deleteAccount(visitor: Visitor): Promise<string> {
    const { db, origin, now, ...parts } = this.#parts;
    await deleteAccount(db, parts, visitor, { now, page: `${origin}/my-garage/delete` });
    return sessionCookie(origin, undefined);
  }
}
