import type { Draw } from '#domain/giveaway/draw.ts';
import type { TakenPrizes } from '#domain/giveaway/giveaway.ts';
import { type GiveawayState, giveawayState } from '#domain/giveaway/giveaway-state.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import type { LeadServiceParts } from '#services/service-parts.ts';
import type { SpinToWin } from '#site/settings/spin-to-win.ts';
import { drawOfPhone, drawOfSubmission } from '#store/giveaway/giveaway-draws.ts';
import { takenPrizes } from '#store/giveaway/giveaway-prizes.ts';
import { type DrawParts, drawPrize, type DrawResult } from './draw-prize.ts';

interface SiteGiveawayParts extends LeadServiceParts, DrawParts {}

/** A giveaway as it stands. */
export interface GiveawayStanding {
  state: GiveawayState;
  taken: TakenPrizes;
}

/** The giveaway of one site. */
export class SiteGiveaway {
  readonly settings: SpinToWin;
  readonly #parts: SiteGiveawayParts;

  constructor(parts: SiteGiveawayParts, settings: SpinToWin) {
    this.#parts = parts;
    this.settings = settings;
  }

  async standing(): Promise<GiveawayStanding> {
    const { db, now, site } = this.#parts;
    const taken = await takenPrizes(db, this.#key);
    const moment = { now, timeZone: site.settings.time_zone };
    return { state: giveawayState(this.settings, taken, moment), taken };
  }

  /** A phone's draw, if it has drawn. @param phone a verified one, in local format */
  drawOf(phone: string): Promise<Draw | undefined> {
    return drawOfPhone(this.#parts.db, this.#key, phone);
  }

  /** The draw of an earlier submission with the same phone and key. */
  drawOfSubmission(phone: string, key: string): Promise<Draw | undefined> {
    return drawOfSubmission(this.#parts.db, this.#key, { phone, key });
  }

  /** Draws a prize for a verified phone, or returns its earlier draw. */
  async draw(submission: LeadSubmission): Promise<DrawResult> {
    const result = await drawPrize(this.#parts.db, this.#parts, this.settings, submission);
    if (result.ok && result.isNew) this.#parts.onNew();
    return result;
  }

  get #key() {
    return { site_slug: this.#parts.site.slug, giveaway_id: this.settings.id };
  }
}
