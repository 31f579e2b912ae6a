import { claimCode } from '#domain/giveaway/claim-code.ts';
import type { Draw } from '#domain/giveaway/draw.ts';
import { momentWords } from '#domain/time/moment-words.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { giveawayTexts } from './giveaway-texts.ts';

/** What a shopper has drawn. */
export interface DrawView {
  id: string;
  /** The id of the slice at which the wheel stops. */
  prize: string;
  isPrize: boolean;
  heading: string;
  text: string;
  /** Undefined without a prize. */
  claimCode: string | undefined;
  when: string;
}

export function drawView(
  { id, prize, drawn_at }: Draw,
  { time_zone }: Pick<SiteSettings, 'time_zone'>,
): DrawView {
  const { is_prize, label, text } = prize;
  return {
    id,
    prize: prize.id,
    isPrize: is_prize,
    heading: is_prize ? giveawayTexts.won(label) : giveawayTexts.nothing,
    text: is_prize ? text : text || giveawayTexts.thanks,
    claimCode: is_prize ? claimCode(id) : undefined,
    when: momentWords(drawn_at, time_zone),
  };
}
