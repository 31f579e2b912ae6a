/** A shopper's own vehicle, as the shopper describes it. */
export interface TradeInVehicle {
  make: string;
  model: string;
  year?: number;
  badge?: string;
  km?: number;
  /** Found by a partner from the plate; never shown to the shopper. */
  vin?: string;
}

/** `2019 Toyota Corolla Ascent` */
export function tradeInName({ year, make, model, badge }: TradeInVehicle): string {
  return [year, make, model, badge].filter(Boolean).join(' ');
}
