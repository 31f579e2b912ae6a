import { type GaugeBand, gaugeBand } from '#domain/market/gauge-band.ts';
import type { PriceGauge } from '#domain/market/price-gauge.ts';
import { dollars } from '#domain/price/dollars.ts';

/** The gauge, worded. */
export interface GaugeView {
  fill: number;
  band: GaugeBand;
  description: string;
  /** Where the price stands, in words: what the band's colour says. */
  position: string;
  listingPrice: string;
  marketRange: string;
  /** All of it, for who does not see the picture. */
  summary: string;
}

const positions: Record<GaugeBand, string> = {
  low: 'In the upper part of the market range',
  medium: 'Near the middle of the market range',
  high: 'In the lower part of the market range',
};

export function gaugeView(gauge: PriceGauge): GaugeView {
  const { description } = gauge;
  const fill = Math.min(1, Math.max(0, gauge.fill));
  const band = gaugeBand(fill);
  const position = positions[band];
  const listingPrice = dollars(gauge.listing_price);
  const [least, most] = [dollars(gauge.market_range_min), dollars(gauge.market_range_max)];
  return {
    fill,
    band,
    description,
    position,
    listingPrice,
    marketRange: `${least} – ${most}`,
    summary: `${description}: ${listingPrice}. ${position}, ${least} to ${most}.`,
  };
}
