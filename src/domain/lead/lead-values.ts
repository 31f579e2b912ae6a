import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';

export interface LeadValuation extends TradeInOffer {
  /** The market's asking price behind the offer, in whole dollars; shown only to the dealer. */
  market_value: number;
}

export interface LeadAnswer {
  name: string;
  label: string;
  value: string;
}

export interface LeadVehicle {
  id: number;
  slug: string;
  name: string;
  stocknum?: string;
  vin?: string;
  year?: number;
  make: string;
  model: string;
  badge?: string;
  car_type: string;
  status: string;
  price?: string;
  km?: number;
}
