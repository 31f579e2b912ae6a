import { type Kysely, sql, type Transaction } from 'kysely';
import type { Draw } from '#domain/giveaway/draw.ts';
import { jsonText } from '#store/database/json-text.ts';
import type { Schema } from '#store/database/schema.ts';
import type { GiveawayKey } from './giveaway-prizes.ts';

export interface NewDraw extends GiveawayKey, Omit<Draw, 'drawn_at'> {
  /** In local format. */
  phone: string;
  submission_key: string | null;
  lead_id: string;
}

const drawColumns = ['id', 'prize', 'drawn_at'] as const;

export function addDraw(trx: Transaction<Schema>, { prize, ...draw }: NewDraw): Promise<Draw> {
  return trx
    .insertInto('giveaway_draw')
    .values({ ...draw, prize: jsonText(prize) })
    .returning(drawColumns)
    .executeTakeFirstOrThrow();
}

/** A phone's draw; undefined if it has not drawn yet. @param phone in local format */
export function drawOfPhone(
  db: Kysely<Schema>,
  { site_slug, giveaway_id }: GiveawayKey,
  phone: string,
): Promise<Draw | undefined> {
  return db
    .selectFrom('giveaway_draw')
    .select(drawColumns)
    .where('site_slug', '=', site_slug)
    .where('giveaway_id', '=', giveaway_id)
    .where('phone', '=', phone)
    .executeTakeFirst();
}

/** A phone's draw, if it was submitted with this key. The draw was stored only after the phone was verified. */
export function drawOfSubmission(
  db: Kysely<Schema>,
  { site_slug, giveaway_id }: GiveawayKey,
  { phone, key }: { phone: string; key: string },
): Promise<Draw | undefined> {
  return db
    .selectFrom('giveaway_draw')
    .select(drawColumns)
    .where('site_slug', '=', site_slug)
    .where('giveaway_id', '=', giveaway_id)
    .where('phone', '=', phone)
    .where('submission_key', '=', key)
    .executeTakeFirst();
}

/** The draws that belong to these leads, for requests of the persons who made them. */
export async function drawsOfLeads(db: Kysely<Schema>, leadIds: readonly string[]) {
  if (leadIds.length === 0) return [];
  return db
    .selectFrom('giveaway_draw')
    .select(['site_slug', 'giveaway_id', 'phone', 'lead_id', ...drawColumns])
    .where('lead_id', 'in', leadIds)
    .execute();
}

/** Removes the phones of these leads' draws. The prizes stay counted, because the dealer has given them away. */
export async function eraseDraws(
  trx: Transaction<Schema>,
  leadIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('giveaway_draw')
    .set({ phone: sql<string>`'erased-' || id::text`, submission_key: null })
    .where('lead_id', 'in', leadIds)
    .execute();
}
