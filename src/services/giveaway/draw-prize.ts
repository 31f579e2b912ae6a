import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { claimCode } from '#domain/giveaway/claim-code.ts';
import type { Draw, DrawnPrize } from '#domain/giveaway/draw.ts';
import { drawnPrize, ticketsOf } from '#domain/giveaway/drawn-prize.ts';
import type { Prize } from '#domain/giveaway/giveaway.ts';
import { type GiveawayState, giveawayState } from '#domain/giveaway/giveaway-state.ts';
import { logUndeliverable, type WarningLog } from '#services/leads/log-undeliverable.ts';
import type {
  LeadSubmission,
  StoredLead,
  StoreLeadParts,
} from '#services/leads/lead-submission.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import { storeLead } from '#services/leads/submit-lead.ts';
import type { SpinToWin } from '#site/settings/spin-to-win.ts';
import { addDraw, drawOfPhone } from '#store/giveaway/giveaway-draws.ts';
import { countPrize, lockPrizes } from '#store/giveaway/giveaway-prizes.ts';
import type { Schema } from '#store/database/schema.ts';
import { inTurn } from './in-turn.ts';
import { prizeConfirmation } from './prize-confirmation.ts';

export interface DrawParts extends StoreLeadParts {
  log: WarningLog;
  now: Date;
}

export type DrawResult =
  | { ok: true; draw: Draw; /** False if the phone had drawn before. */ isNew: boolean }
  | { ok: false; state: Exclude<GiveawayState, { kind: 'running' }> };

interface StoredDraw {
  result: DrawResult;
  /** The lead of a new draw. */
  lead?: StoredLead;
}

/**
 * Draws a prize for a phone and stores draw and lead together. A phone that has drawn before gets the same draw again,
 * even after the end.
 * @param submission its phone must be verified
 */
export async function drawPrize(
  db: Kysely<Schema>,
  { log, ...parts }: DrawParts,
  giveaway: SpinToWin,
  submission: LeadSubmission,
): Promise<DrawResult> {
  const { result, lead } = await inTurn(db, `${parts.site.slug} ${giveaway.id}`, () =>
    db.transaction().execute((trx) => drawOrFind(trx, parts, giveaway, submission)),
  );
  logUndeliverable(log, lead?.undeliverable);
  return result;
}

async function drawOrFind(
  trx: Transaction<Schema>,
  { now, ...parts }: Omit<DrawParts, 'log'>,
  giveaway: SpinToWin,
  submission: LeadSubmission,
): Promise<StoredDraw> {
  const { slug, settings } = parts.site;
  const key = { site_slug: slug, giveaway_id: giveaway.id };
  const prizeIds = giveaway.prizes.map(({ id }) => id);
  const taken = await lockPrizes(trx, key, prizeIds);
  const earlier = await drawOfPhone(trx, key, submission.fields.phone);
  if (earlier) return { result: { ok: true, draw: earlier, isNew: false } };
  const state = giveawayState(giveaway, taken, { now, timeZone: settings.time_zone });
  if (state.kind !== 'running') return { result: { ok: false, state } };
  const prize = drawnPrize(state.prizes, randomInt(ticketsOf(state.prizes)));
  await countPrize(trx, key, prize.id);
  const drawn = { id: randomUUID(), prize: snapshotOf(prize) };
  const lead = await storeDrawLead(trx, parts, giveaway, drawn, submission);
  const draw = await addDraw(trx, {
    ...key,
    ...drawn,
    phone: submission.fields.phone,
    submission_key: submission.idempotency_key ?? null,
    lead_id: lead.lead_id,
  });
  return { result: { ok: true, draw, isNew: true }, lead };
}

function snapshotOf({ id, label, text, is_prize }: Prize): DrawnPrize {
  return { id, label, text, is_prize };
}

/** A winner gets a confirmation; anybody else the automatic reply to any form. */
function storeDrawLead(
  trx: Transaction<Schema>,
  parts: StoreLeadParts,
  { name }: SpinToWin,
  drawn: { id: string; prize: DrawnPrize },
  submission: LeadSubmission,
): Promise<StoredLead> {
  const { label, is_prize } = drawn.prize;
  const location = receivingLocation(parts.site, submission);
  const claim = is_prize ? { claim_code: claimCode(drawn.id) } : {};
  return storeLead(trx, parts, {
    ...submission,
    subcategory: is_prize ? 'Winner' : 'No prize',
    fields: { ...submission.fields, prize: { giveaway: name, label, ...claim } },
    // the draw is stored once, and its lead with it
    idempotency_key: `draw-${drawn.id}`,
    ...(is_prize && {
      confirmation: prizeConfirmation(parts.site, drawn, location, submission.origin.url),
    }),
  });
}
