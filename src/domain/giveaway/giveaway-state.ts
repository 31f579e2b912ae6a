import { instantOf } from '#domain/time/instant-of.ts';
import { type Giveaway, type Prize, prizesLeft, type TakenPrizes } from './giveaway.ts';

export type GiveawayState =
  | { kind: 'upcoming'; from: Date }
  | { kind: 'over'; since: Date }
  | { kind: 'running'; /** What the next spin can draw. */ prizes: readonly Prize[] }
  /** Nothing can be won. `more_from` is when another prize comes. */
  | { kind: 'sold-out'; more_from: Date | undefined };

export interface GiveawayMoment {
  now: Date;
  /** The site's; an IANA name. */
  timeZone: string;
}

/** Where a giveaway stands. It pauses when only slices without a prize are left, because a spin could not win. */
export function giveawayState(
  { starts, ends, prizes }: Giveaway,
  taken: TakenPrizes,
  { now, timeZone }: GiveawayMoment,
): GiveawayState {
  const from = instantOf(starts, timeZone);
  if (now < from) return { kind: 'upcoming', from };
  const until = ends === undefined ? undefined : instantOf(ends, timeZone);
  if (until && now >= until) return { kind: 'over', since: until };
  const left = prizes.filter((prize) => prizesLeft(prize, taken) !== 0);
  const drawable = left.filter((prize) => isDrawn(prize, { now, timeZone }));
  if (drawable.some(({ is_prize }) => is_prize)) return { kind: 'running', prizes: drawable };
  return { kind: 'sold-out', more_from: nextStart(left, until, { now, timeZone }) };
}

/** Whether a prize takes part in the draws at a moment. */
export function isDrawn({ starts, ends }: Prize, { now, timeZone }: GiveawayMoment): boolean {
  const hasBegun = starts === undefined || now >= instantOf(starts, timeZone);
  return hasBegun && (ends === undefined || now < instantOf(ends, timeZone));
}

/** When the next prize comes that has not begun, if the giveaway lasts until then. */
function nextStart(
  left: readonly Prize[],
  until: Date | undefined,
  { now, timeZone }: GiveawayMoment,
): Date | undefined {
  const starts = left
    .flatMap((prize) => (prize.is_prize && prize.starts ? [instantOf(prize.starts, timeZone)] : []))
    .filter((start) => start > now && (!until || start < until));
  return starts.toSorted((one, other) => one.getTime() - other.getTime())[0];
}
