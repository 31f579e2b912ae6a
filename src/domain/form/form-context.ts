import type { ConditionQuestion } from '#domain/trade-in/condition-question.ts';
import type { StateCode } from '#domain/vehicle/spelling/state-code.ts';
import type { FieldOption, FormField } from './form-field.ts';

/** The facts about a site and vehicle that a form depends on. */
export interface FormContext {
  /** Asks which yard the form goes to; undefined if there is no choice. */
  yard: FormField | undefined;
  /** Appointments at the yard, or at each yard in the choice; empty without opening hours. */
  slots(): readonly FieldOption[];
  /** Whether the form is about one vehicle. */
  hasVehicle: boolean;
  commentsRequired: boolean;
  /** Bounds of an online payment, in dollars. */
  payable: { min: number; max: number };
  /** Only for the checkout. */
  purchase?: PurchaseContext | undefined;
  /** Only for the finance form. */
  finance?: { postcode: 'required' | 'optional' | 'hidden'; asksWhoIsHelping: boolean };
  /** For the forms about the shopper's own vehicle in the workshop. */
  workshop?: WorkshopContext;
  /** Only for the trade-in valuation form. */
  valuation?: ValuationContext | undefined;
}

export interface ValuationContext {
  questions: readonly ConditionQuestion[];
  /** Whether a partner can look up a vehicle by its plate. */
  looksUp: boolean;
  /** The site's word for its vehicles: `car`. */
  vehicleType: string;
  /** The state in which most of the site's shoppers register their vehicles. */
  state: StateCode | undefined;
  /** The latest possible year of a vehicle. */
  newestYear: number;
}

/** The shopper's purpose: to reserve the vehicle, or to buy it without a visit. */
export type CheckoutPurpose = 'reserve' | 'buy';

export interface PurchaseContext {
  purpose: CheckoutPurpose;
  takesTradeIns: boolean;
  offersFinance: boolean;
  delivers: boolean;
  /** The city where the vehicle stands. */
  place: string | undefined;
  /** The word for the vehicle's kind: `car`. */
  vehicleType: string;
}

export interface WorkshopContext {
  /** The services to tick, as the shopper reads them. */
  services: readonly string[];
  hasCourtesyCar: boolean;
  /** The latest possible year of a vehicle. */
  newestYear: number;
}
