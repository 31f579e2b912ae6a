import type { Kysely } from 'kysely';
import type { ContactDetails, Visitor } from '#domain/account/visitor.ts';
import type { WatchedVehicle } from '#domain/account/watched-vehicle.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SmsSender } from '#partners/sms/sms-sender.ts';
import { isUnavailable } from '#services/is-unavailable.ts';
import type { RequestClient } from '#services/service-parts.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { deleteSessionsOf } from '#store/visitors/visitor-sessions.ts';
import { addToWatchlist, removeFromWatchlist, watchlistOf } from '#store/visitors/watchlist.ts';
import { phoneStanding } from '#store/visitors/visitor-networks.ts';
import { changeDetails } from '#store/visitors/visitors.ts';
import { networkHash } from './network-hash.ts';
import { type SentCode, sendCode } from './send-code.ts';
import { sessionCookie } from './session-cookie.ts';
import { type CodeGuess, type VerifiedPhone, verifyPhone } from './verify-phone.ts';
import { endSession, openSession, type OpenSession, replaceToken } from './visitor-session.ts';

/** The session that a request's cookie names. */
export interface RequestSession extends OpenSession {
  token: string;
}

export interface AccountParts {
  db: Kysely<Schema>;
  sms: SmsSender;
  site: Site;
  origin: string;
  client: RequestClient;
  session: RequestSession | undefined;
  /** The token in the request's cookie, whether or not its session was read. */
  token: string | undefined;
}

/** The outcome of signing out. */
export interface SignedOut {
  /** The `Set-Cookie` header that removes the token. */
  cookie: string;
  /** False if the database is away, so that the session lives on without this browser. */
  hasEnded: boolean;
}

/** Signs a visitor of one site in and out. Responses carry the `Set-Cookie` headers that it makes. */
export class VisitorAccount {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  /**
   * Sends a code by SMS.
   * @param phone an Australian mobile number in local format
   * @throws if the SMS provider fails
   */
  sendCode(phone: string, dealershipSlug: string): Promise<SentCode> {
    const { site, origin } = this.#parts;
    const host = new URL(origin).hostname;
    return sendCode(this.#parts, site, { phone, host, dealershipSlug });
  }

  /** When a code may be sent to a phone again; undefined for now. @param phone in local format */
  async codesWaitUntil(phone: string): Promise<Date | undefined> {
    const { db, site, client } = this.#parts;
    const of = { site_slug: site.slug, phone };
    return client.codesWaitUntil(phone, await phoneStanding(db, of, networkHash(client.network)));
  }

  /** Verifies a phone by its code. Its visitor is signed in once the browser has the token's cookie. */
  verifyPhone(guess: Omit<CodeGuess, 'siteSlug'>): Promise<VerifiedPhone> {
    return verifyPhone(this.#parts, { ...guess, siteSlug: this.#parts.site.slug });
  }

  /** The `Set-Cookie` header that signs a visitor in. */
  cookie(token: string): string {
    return sessionCookie(this.#parts.origin, token);
  }

  /** Replaces an old token. @returns the `Set-Cookie` header of the new one; undefined if none is due */
  async renewedCookie(): Promise<string | undefined> {
    const { db, session } = this.#parts;
    if (!session?.isDue) return undefined;
    const token = await replaceToken(db, session.visitor.id, session.token);
    return token && this.cookie(token);
  }

  /** Changes the signed-in visitor's name and e-mail address. */
  async changeDetails(details: ContactDetails): Promise<void> {
    const { db, session } = this.#parts;
    if (session) await changeDetails(db, session.visitor.id, details);
  }

  /**
   * Adds a vehicle to a visitor's watchlist. The visitor is passed in, because one who has just verified a phone has no
   * session yet.
   * @returns false if the list is full
   */
  addToWatchlist(vehicle: Vehicle, visitor: Visitor): Promise<boolean> {
    const price = searchedPrice(vehicle);
    const { id, name, slug } = vehicle;
    return addToWatchlist(this.#parts.db, visitor.id, {
      id,
      name,
      slug,
      ...(price !== undefined && { price }),
    });
  }

  async removeFromWatchlist(vehicleId: number): Promise<void> {
    const { db, session } = this.#parts;
    if (session) await removeFromWatchlist(db, session.visitor.id, vehicleId);
  }

  /** The signed-in visitor's watchlist, the newest entry first. */
  async watchlist(): Promise<WatchedVehicle[]> {
    const { db, session } = this.#parts;
    return session ? watchlistOf(db, session.visitor.id) : [];
  }

  /**
   * Signs the visitor out, here or on all devices. The cookie is removed even if the session cannot be ended: on a shared
   * computer the next person must not be signed in as this visitor.
   */
  async signOut({ isEverywhere }: { isEverywhere: boolean }): Promise<SignedOut> {
    const { db, site, token, origin } = this.#parts;
    const cookie = sessionCookie(origin, undefined);
    if (token === undefined) return { cookie, hasEnded: true };
    try {
      const session = isEverywhere ? await openSession(db, site.slug, token) : undefined;
      if (session) await deleteSessionsOf(db, session.visitor.id);
      else await endSession(db, token);
      return { cookie, hasEnded: true };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return { cookie, hasEnded: false };
    }
  }
}
