import { marketEstimate } from '#domain/market/market-estimate.ts';
import type { Comparable } from '#domain/market/market-vehicle.ts';
import type { MarketPrices } from './market-prices.ts';

/** Estimates market values from the asking prices of comparable vehicles on the platform. */
export function embeddedMarketPrices(
  comparablesOf: (make: string, model: string) => Promise<readonly Comparable[]>,
): MarketPrices {
  return {
    async valuation(vehicle) {
      const comparables = await comparablesOf(vehicle.make, vehicle.model);
      const estimate = marketEstimate(vehicle, comparables);
      return estimate && { ...estimate, source: 'comparables' };
    },
  };
}
