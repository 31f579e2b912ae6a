/** A shopper's own vehicle, as they describe it. */
export interface TradeInVehicle {
  make: string;
  model: string;
  year?: number;
  badge?: string;
  km?: number;
  /** As a partner found it by the plate; the shopper never sees it. */
  vin?: string;
}

/** `2019 Toyota Corolla Ascent` */
export function tradeInName({ year, make, model, badge }: TradeInVehicle): string {
  return [year, make, model, badge].filter(Boolean).join(' ');
}
