import { claimCode } from '#domain/giveaway/claim-code.ts';
import type { DrawnPrize } from '#domain/giveaway/draw.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';
import { contactParagraph } from '#services/confirmations/location-words.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';

/**
 * Tells a winner by e-mail what was won and how to claim it.
 * @param pageUrl an address of the dealer's site
 */
export function prizeConfirmation(
  { settings }: Site,
  draw: { id: string; prize: DrawnPrize },
  location: Location | undefined,
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
        ...contactParagraph(location),
      ],
      link: {
        label: 'The prizes and the terms',
        href: `${new URL(pageUrl).origin}/spin-to-win`,
      },
    },
  };
}
