import type { PriceBasis, Vehicle } from '#domain/vehicle/vehicle.ts';
import { dollars } from './dollars.ts';
import { priceBasisOf } from './price-basis-of.ts';

export interface PriceSettings {
  subscriptions: boolean;
  no_price_text: string;
  drive_away_label: string;
  egc_label: string;
}

/** The price, or the text shown in its place. */
export interface PriceDisplay {
  kind: 'subscription' | 'offer' | 'price' | 'preorder' | 'none';
  /** `$28,990`, `PREORDER` or the site's text for a vehicle without a price. */
  text: string;
  /** Whole dollars; dollars a week for a subscription. Absent without a price. */
  amount?: number;
  /** `/week`, or the price basis and price type: `Drive away · Special Price`. */
  label?: string;
  /** The higher previous price: `$31,990`. */
  was?: string;
}

/** The fields of a vehicle that determine its price. */
export type PricedVehicle = Pick<
  Vehicle,
  | 'price'
  | 'offer_price'
  | 'before_price'
  | 'subscription_price'
  | 'preorder'
  | 'price_type'
  | 'price_basis'
>;

/** Source: specification 2, section 4, "Price display priority". */
const SUBSCRIPTION_LABEL = '/week';
/** Dollars; a price at or below this is a placeholder. Source: specification 1, section 4. */
const PLACEHOLDER_PRICE = 10;

/**
 * The price to show, by the priority of specification 1, section 4: subscription, reduced or offer price,
 * normal price, pre-order, the site's text.
 */
export function priceDisplay(vehicle: PricedVehicle, settings: PriceSettings): PriceDisplay {
  const { subscription_price, price, offer_price } = vehicle;
  if (settings.subscriptions && subscription_price !== undefined && subscription_price > 0) {
    return {
      kind: 'subscription',
      amount: subscription_price,
      text: dollars(subscription_price),
      label: SUBSCRIPTION_LABEL,
    };
  }
  const label = priceLabel(vehicle, settings);
  const offered = isOffer(offer_price, price);
  const amount = offered ? offer_price : price;
  if (amount !== undefined && amount > PLACEHOLDER_PRICE) {
    const { before_price: before = 0 } = vehicle;
    return {
      kind: offered ? 'offer' : 'price',
      amount,
      text: dollars(amount),
      ...(label && { label }),
      ...(before > amount && { was: dollars(before) }),
    };
  }
  if (vehicle.preorder) return { kind: 'preorder', text: 'PREORDER' };
  return { kind: 'none', text: settings.no_price_text };
}

/** The price in dollars that search filters and sorts by; undefined without a real price. */
export function searchedPrice(vehicle: PricedVehicle): number | undefined {
  const amount = isOffer(vehicle.offer_price, vehicle.price) ? vehicle.offer_price : vehicle.price;
  return amount !== undefined && amount > PLACEHOLDER_PRICE ? amount : undefined;
}

/** Whether a vehicle has a price that a shopper could pay, in full or per week. */
export function hasPrice(vehicle: PricedVehicle): boolean {
  const { subscription_price: weekly = 0 } = vehicle;
  return searchedPrice(vehicle) !== undefined || weekly > 0;
}

/** An offer counts if there is no normal price or if it is lower than the normal price. */
function isOffer(offer: number | undefined, price: number | undefined): offer is number {
  if (offer === undefined || offer <= PLACEHOLDER_PRICE) return false;
  return price === undefined || price <= PLACEHOLDER_PRICE || offer < price;
}

/** The price basis, then the dealer's price type if it says more than the basis. */
function priceLabel(
  { price_basis: basis, price_type: type }: PricedVehicle,
  settings: PriceSettings,
): string | undefined {
  const saysMore = type && type !== SUBSCRIPTION_LABEL && priceBasisOf(type) === undefined;
  const parts = [basisLabel(basis, settings), saysMore ? type : undefined];
  return parts.filter((part) => part !== undefined).join(' · ') || undefined;
}

function basisLabel(basis: PriceBasis | undefined, settings: PriceSettings): string | undefined {
  if (basis === 'drive_away') return settings.drive_away_label;
  if (basis === 'egc') return settings.egc_label;
  return undefined;
}
