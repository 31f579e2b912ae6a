import type { SectionContent } from '#site/pages/section-kinds.ts';
import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import type { RequestServices } from '#services/request-services.ts';
import { type OfferCardView, offerCardView } from '#web/content/offers/offer-card-view.ts';

export interface OffersSectionView {
  title: string | undefined;
  text: string | undefined;
  cards: OfferCardView[];
}

export async function offersSectionView(
  { title, text, categories, manufacturer, model, limit }: SectionContent<'offers'>,
  { content, site }: RequestServices,
): Promise<OffersSectionView | undefined> {
  const { offers } = await content();
  const wanted = new Set(categories.map(spellingKey));
  const shown = offers
    .all()
    .filter(
      (offer) =>
        (wanted.size === 0 || (offer.category && wanted.has(spellingKey(offer.category)))) &&
        (manufacturer === undefined ||
          spellingKey(offer.manufacturer ?? '') === spellingKey(manufacturer)) &&
        (model === undefined || offer.model?.slug === model),
    )
    .slice(0, limit);
  if (shown.length === 0) return undefined;
  return { title, text, cards: shown.map((offer) => offerCardView(offer, site.settings.content)) };
}
