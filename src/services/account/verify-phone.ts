import { randomUUID } from 'node:crypto';
import type { ContactDetails, Visitor } from '#domain/account/visitor.ts';
import type { RequestContext } from '#services/request-context.ts';
import {
  type CodePhone,
  countGuess,
  recordVerification,
  spendCode,
  type StoredCode,
} from '#store/visitors/verification-codes.ts';
import { addVisitor } from '#store/visitors/visitors.ts';
import { rememberNetwork } from '#store/visitors/visitor-networks.ts';
import { isCode } from './code-hash.ts';
import { networkHash } from './network-hash.ts';
import { startSession } from './visitor-session.ts';

/** Guesses at a code that are compared: from the network that asked for it, and as many from all others together. */
const MAX_GUESSES = 5;

export interface CodeGuess {
  /** In local format. */
  phone: string;
  /** Six digits. */
  code: string;
  dealershipSlug: string;
  /** Fills in the details of a visitor who has none. */
  details?: ContactDetails | undefined;
}

export type VerifiedPhone =
  | { ok: true; visitor: Visitor; token: string }
  | { ok: false; reason: 'too-many'; retryAt: Date }
  | { ok: false; reason: 'invalid' }
  /** No code is left to enter: the last one has expired, or this was the last guess at it. */
  | { ok: false; reason: 'no-code' };

/** Verifies a phone by its code, which it spends. Its visitor is signed in once the browser has the token's cookie. */
export async function verifyPhone(
  { db, site, client }: RequestContext,
  guess: CodeGuess,
): Promise<VerifiedPhone> {
  const { phone, code } = guess;
  const retryAt = await client.guessesRefusedUntil(phone);
  if (retryAt) return { ok: false, reason: 'too-many', retryAt };
  const of: CodePhone = { site_slug: site.slug, phone };
  const network = networkHash(client.network);
  const codes = await countGuess(db, of, network, MAX_GUESSES);
  const guessed = await matching(code, codes);
  // a guess at a phone that has no code reveals nothing, so it counts for nothing
  if (!guessed && codes.length > 0) await client.noteWrongGuess(phone);
  if (!guessed) {
    const isOver = codes.every(({ is_last }) => is_last);
    return { ok: false, reason: isOver ? 'no-code' : 'invalid' };
  }
  return db.transaction().execute(async (trx) => {
    if (!(await spendCode(trx, guessed.id, of))) return { ok: false, reason: 'invalid' };
    const visitor = await addVisitor(trx, { id: randomUUID(), ...of }, guess.details);
    await rememberNetwork(trx, visitor.id, network);
    await recordVerification(trx, {
      website_slug: site.slug,
      dealership_slug: guess.dealershipSlug,
      verification_type: 'verify',
      user_id: visitor.id,
    });
    return { ok: true, visitor, token: await startSession(trx, visitor.id) };
  });
}

/** Compares with every code, so that the time does not tell which one matched. */
async function matching(
  code: string,
  stored: readonly StoredCode[],
): Promise<StoredCode | undefined> {
  const matches = await Promise.all(stored.map((each) => isCode(code, each)));
  return stored.find((_, at) => matches[at]);
}
