import { modelAddress } from '#domain/manufacturer/model-facts.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { dollars } from '#domain/price/dollars.ts';
import { type CutText, cutText } from '#domain/text/cut-text.ts';
import { calendarDay } from '#domain/time/calendar-words.ts';
import type { ContentSettings } from '#site/settings/content.ts';
import type { LinkView } from '#web/site/site-view.ts';
import { type PictureView, pictureView } from '#web/ui/card/picture-view.ts';
import { offerAddress } from '#domain/offer/offer-address.ts';

/** An offer's card. */
export interface OfferCardView {
  id: string;
  href: string;
  name: string;
  category: string | undefined;
  price: string | undefined;
  /** `Until 31 Dec 2026` */
  until: string | undefined;
  picture: PictureView | undefined;
  description: CutText | undefined;
  disclaimer: CutText | undefined;
  /** The link to the model's page. */
  explore: LinkView | undefined;
}

export function offerCardView(offer: Offer, settings: ContentSettings): OfferCardView {
  const { sanitized_description: description, disclaimer } = offer;
  const { offer_disclaimer_cut: disclaimerCut } = settings;
  return {
    id: offer.id,
    href: offerAddress(offer),
    name: offer.name,
    category: offer.category,
    price: offer.price === undefined ? undefined : dollars(offer.price),
    until: offerEnd(offer),
    picture: offerPicture(offer),
    description: description
      ? cutText(asOneParagraph(description), {
          at: settings.offer_text_cut,
          wholeUpTo: settings.offer_text_whole,
        })
      : undefined,
    disclaimer: disclaimer
      ? cutText(asOneParagraph(disclaimer), { at: disclaimerCut, wholeUpTo: disclaimerCut })
      : undefined,
    explore: offer.model && {
      label: [offer.manufacturer, offer.model.name].filter(Boolean).join(' '),
      href: modelAddress(offer.model),
    },
  };
}

export function offerPicture(offer: Offer): PictureView | undefined {
  // the offer's name is next to the picture
  return offer.image_url === undefined ? undefined : pictureView('content', 0, offer.image_url, '');
}

/** The last day of an offer that ends. */
export function offerEnd({ ends }: Offer): string | undefined {
  if (ends === undefined) return undefined;
  const lastMinute = new Date(Date.parse(`${ends}Z`) - 60_000).toISOString();
  return `Until ${calendarDay(lastMinute)}`;
}

/** Joins lines, because a card is too small for a list. */
function asOneParagraph(text: string): string {
  return text.replaceAll('\n', ' ');
}
