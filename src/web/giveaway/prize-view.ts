import { chanceWords } from '#domain/giveaway/chance-words.ts';
import { ticketsOf } from '#domain/giveaway/drawn-prize.ts';
import { type Prize, prizesLeft, type TakenPrizes } from '#domain/giveaway/giveaway.ts';
import type { GiveawayState } from '#domain/giveaway/giveaway-state.ts';
import { instantOf } from '#domain/time/instant-of.ts';
import { momentWords } from '#domain/time/moment-words.ts';

/** A prize in the list below the wheel. */
export interface PrizeView {
  id: string;
  label: string;
  text: string;
  /** In the next spin: `1 in 20 (5%)`; undefined if it is not drawn. */
  chance: string | undefined;
  /** Why it is not drawn or wins nothing; undefined if there is nothing to say. It never says how many are left. */
  note: string | undefined;
  isGone: boolean;
}

/** The prizes with their chances, which depend on what is left. */
export function prizeViews(
  prizes: readonly Prize[],
  { state, taken }: { state: GiveawayState; taken: TakenPrizes },
  { now, timeZone }: { now: Date; timeZone: string },
): PrizeView[] {
  const drawn = state.kind === 'running' ? state.prizes : [];
  const tickets = ticketsOf(drawn);
  const at = (minute: string): Date => instantOf(minute, timeZone);
  const noteOf = ({ starts, ends }: Prize, left: number | undefined): string | undefined => {
    if (left === 0) return 'All gone';
    if (ends !== undefined && now >= at(ends)) return 'No longer in the draw';
    if (starts !== undefined && now < at(starts))
      return `From ${momentWords(at(starts).toISOString(), timeZone)}`;
    return undefined;
  };
  return prizes.map((prize) => {
    const left = prizesLeft(prize, taken);
    const { id, label, text, weight, is_prize } = prize;
    return {
      id,
      label,
      text,
      chance: drawn.includes(prize) ? chanceWords(weight, tickets) : undefined,
      note: is_prize ? noteOf(prize, left) : 'No prize',
      isGone: left === 0,
    };
  });
}
