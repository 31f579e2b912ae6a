import type { MarketValuation } from '#domain/market/market-valuation.ts';
import type { MarketVehicle } from '#domain/market/market-vehicle.ts';

/** Market values of vehicles, for the price gauge of stock and for trade-ins. */
export interface MarketPrices {
  /**
   * @returns undefined if the market does not know such a vehicle
   * @throws only from the embedded default, if the platform's stock cannot be read
   */
  valuation(vehicle: MarketVehicle): Promise<MarketSourcedValuation | undefined>;
}

export interface MarketSourcedValuation extends MarketValuation {
  /** The source: the platform's own stock, or the partner that valued this particular vehicle. */
  source: 'comparables' | 'autograb';
}
