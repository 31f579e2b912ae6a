import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { feedOfToken, setFeedToken } from '#store/feeds/feed-sources.ts';
import type { Schema } from '#store/database/schema.ts';

const TOKEN_BYTES = 32;

/** Makes the token with which a dealership's feed is pushed, in place of the one that it had. Only its hash is stored. */
export async function newFeedToken(db: Kysely<Schema>, dealership: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await setFeedToken(db, dealership, hashOf(token));
  return token;
}

/** Whether a token is the one of a dealership's feed. */
export async function isTokenOf(
  db: Kysely<Schema>,
  dealership: string,
  token: string,
): Promise<boolean> {
  return (await feedOfToken(db, hashOf(token))) === dealership;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
