import { type GaugeBand, gaugeBand, type PriceGauge } from '#domain/market/price-gauge.ts';
import { dollars } from '#domain/price/dollars.ts';

/** The price gauge of a vehicle's page. */
export interface GaugeView {
  fill: number;
  band: GaugeBand;
  description: string;
  /** The position of the price in the market range, in words: what the band's colour says. */
  position: string;
  listingPrice: string;
  /** The label of the listing price, which excludes government charges even if the price on the page includes them. */
  listingLabel: string;
  /** A sentence that states what is compared. */
  basis: string;
  marketRange: string;
  /** The dial's text alternative. */
  summary: string;
}

const COMPARED = 'Compared with asking prices of comparable vehicles, excluding government charges';

const positions: Record<GaugeBand, string> = {
  low: 'In the upper part of the market range',
  medium: 'Near the middle of the market range',
  high: 'In the lower part of the market range',
};

/** @param pagePrice dollars, as the page shows them; undefined where it shows no price */
export function gaugeView(gauge: PriceGauge, pagePrice: number | undefined): GaugeView {
  const { description } = gauge;
  const fill = Math.min(1, Math.max(0, gauge.fill));
  const band = gaugeBand(fill);
  const isBelow = gauge.listing_price < gauge.market_range_min;
  const position = isBelow ? 'Below the market range' : positions[band];
  const hasCharges = pagePrice !== undefined && pagePrice !== gauge.listing_price;
  const listingPrice = dollars(gauge.listing_price);
  const [least, most] = [dollars(gauge.market_range_min), dollars(gauge.market_range_max)];
  return {
    fill,
    band,
    description,
    position,
    listingPrice,
    listingLabel: hasCharges ? 'Listing price before charges' : 'Listing price',
    basis: hasCharges
      ? `${COMPARED}. The price of ${dollars(pagePrice)} includes these charges.`
      : `${COMPARED}.`,
    marketRange: `${least} – ${most}`,
    summary: `${description}: ${listingPrice}. ${position}, ${least} to ${most}.`,
  };
}
