import { randomInt, randomUUID } from 'node:crypto';
import { claimCode } from '#domain/giveaway/claim-code.ts';
import type { Draw, DrawnPrize } from '#domain/giveaway/draw.ts';
import { drawnPrize, ticketsOf } from '#domain/giveaway/drawn-prize.ts';
import type { Prize } from '#domain/giveaway/giveaway.ts';
import { giveawayState, type GiveawayState } from '#domain/giveaway/giveaway-state.ts';
import type { LeadSubmission, StoredLead } from '#services/leads/lead-submission.ts';
import { storeLead } from '#services/leads/submit-lead.ts';
import { inTransaction, type InTransaction } from '#services/site-context.ts';
import type { SpinToWin } from '#site/settings/spin-to-win.ts';
import { addDraw, drawOfPhone } from '#store/giveaway/giveaway-draws.ts';
import { countPrize, lockPrizes } from '#store/giveaway/giveaway-prizes.ts';
import { giveawayOf, type GiveawayContext } from './giveaway-standing.ts';
import { inTurn } from './in-turn.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';
import type { Site } from '#site/site.ts';

export type DrawResult =
  | { ok: true; draw: Draw; /** False if the phone had drawn before. */ isNew: boolean }
  | { ok: false; state: Exclude<GiveawayState, { kind: 'running' }> };

/**
 * Draws a prize for a phone and stores draw and lead together. A phone that has drawn before gets the same draw again,
 * even after the end.
 * @param submission its phone must be verified
 */
export function drawPrize(
  context: GiveawayContext,
  submission: LeadSubmission,
): Promise<DrawResult> {
  const { giveaway, key } = giveawayOf(context);
  return inTurn(context.db, Object.values(key).join(' '), () =>
    inTransaction(context, async (within) => {
      const { db, site, now } = within;
      const prizeIds = giveaway.prizes.map(({ id }) => id);
      const taken = await lockPrizes(db, key, prizeIds);
      const earlier = await drawOfPhone(db, key, submission.fields.phone);
      if (earlier) return { ok: true, draw: earlier, isNew: false };
      const state = giveawayState(giveaway, taken, { now, timeZone: site.settings.time_zone });
      if (state.kind !== 'running') return { ok: false, state };
      const prize = drawnPrize(state.prizes, randomInt(ticketsOf(state.prizes)));
      await countPrize(db, key, prize.id);
      const drawn = { id: randomUUID(), prize: snapshotOf(prize) };
      const lead = await storeDrawLead(within, giveaway, drawn, submission);
      const draw = await addDraw(db, {
        ...key,
        ...drawn,
        phone: submission.fields.phone,
        submission_key: submission.idempotency_key ?? null,
        lead_id: lead.lead_id,
      });
      return { ok: true, draw, isNew: true };
    }),
  );
}

function snapshotOf({ id, label, text, is_prize }: Prize): DrawnPrize {
  return { id, label, text, is_prize };
}

/** A winner gets a confirmation; anybody else the automatic reply to any form. */
function storeDrawLead(
  within: InTransaction,
  { name }: SpinToWin,
  drawn: { id: string; prize: DrawnPrize },
  submission: LeadSubmission,
): Promise<StoredLead> {
  const { label, is_prize } = drawn.prize;
  const claim = is_prize ? { claim_code: claimCode(drawn.id) } : {};
  return storeLead(within, {
    ...submission,
    subcategory: is_prize ? 'Winner' : 'No prize',
    fields: { ...submission.fields, prize: { giveaway: name, label, ...claim } },
    // the draw is stored once, and its lead with it
    idempotency_key: `draw-${drawn.id}`,
    ...(is_prize && {
      confirmation: prizeConfirmation(within.site, drawn, submission.origin.url),
    }),
  });
}

/**
 * Tells a winner by e-mail what was won and how to claim it.
 * @param pageUrl an address of the dealer's site
 */
function prizeConfirmation(
  { settings }: Site,
  draw: { id: string; prize: DrawnPrize },
  pageUrl: string,
): Confirmation {
  const { label, text } = draw.prize;
  const name = settings.spin_to_win?.name ?? 'Spin to win';
  return {
    mail: {
      subject: `You’ve won with ${settings.name}: ${label}`,
      paragraphs: [
        `Congratulations! You had a spin in “${name}” and won: ${label}.`,
        ...(text ? [text] : []),
        `Your claim code is ${claimCode(draw.id)}. Show it to us to collect your prize.`,
      ],
      link: {
        label: 'The prizes and the terms',
        href: `${new URL(pageUrl).origin}/spin-to-win`,
      },
    },
  };
}
