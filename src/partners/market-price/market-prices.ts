import type { MarketValuation } from '#domain/market/market-valuation.ts';
import type { MarketVehicle } from '#domain/market/market-vehicle.ts';

/**
 * What vehicles are worth in the market: for the gauge of a vehicle in stock as for one to be traded in.
 * Throws only where the embedded default cannot reach the platform's own stock.
 */
export interface MarketPrices {
  /** @returns nothing where the market does not know such a vehicle */
  valuation(vehicle: MarketVehicle): Promise<MarketSourcedValuation | undefined>;
}

export interface MarketSourcedValuation extends MarketValuation {
  /** Who says so: the platform's own stock, or the partner that was asked about this very vehicle. */
  source: 'comparables' | 'autograb';
}
