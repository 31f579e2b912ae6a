import type { Draw } from '#domain/giveaway/draw.ts';
import type { TakenPrizes } from '#domain/giveaway/giveaway.ts';
import { type GiveawayState, giveawayState } from '#domain/giveaway/giveaway-state.ts';
import type { RequestContext } from '#services/request-context.ts';
import type { SiteContext } from '#services/site-context.ts';
import type { SpinToWin } from '#site/settings/spin-to-win.ts';
import { drawOfPhone, drawOfSubmission } from '#store/giveaway/giveaway-draws.ts';
import { takenPrizes } from '#store/giveaway/giveaway-prizes.ts';

export type GiveawayContext = SiteContext & Pick<RequestContext, 'now'>;

/** A giveaway as it stands. */
export interface GiveawayStanding {
  state: GiveawayState;
  taken: TakenPrizes;
}

/** The site's giveaway, with the key of its draws. @throws if the site has none */
export function giveawayOf({ site }: Pick<SiteContext, 'site'>): {
  giveaway: SpinToWin;
  key: { site_slug: string; giveaway_id: string };
} {
  const { spin_to_win: giveaway } = site.settings;
  if (!giveaway) throw new Error(`The site ${site.slug} has no giveaway`);
  return { giveaway, key: { site_slug: site.slug, giveaway_id: giveaway.id } };
}

export async function giveawayStanding(context: GiveawayContext): Promise<GiveawayStanding> {
  const { db, now, site } = context;
  const { giveaway, key } = giveawayOf(context);
  const taken = await takenPrizes(db, key);
  return {
    state: giveawayState(giveaway, taken, { now, timeZone: site.settings.time_zone }),
    taken,
  };
}

/** A phone's draw, if it has drawn. @param phone a verified one, in local format */
export function drawOf(context: SiteContext, phone: string): Promise<Draw | undefined> {
  return drawOfPhone(context.db, giveawayOf(context).key, phone);
}

/** The draw of an earlier submission with the same phone and key. */
export function drawOfRepetition(
  context: SiteContext,
  phone: string,
  key: string,
): Promise<Draw | undefined> {
  return drawOfSubmission(context.db, giveawayOf(context).key, { phone, key });
}
