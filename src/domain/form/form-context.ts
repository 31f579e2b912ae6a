import type { ConditionQuestion } from '#domain/trade-in/condition-question.ts';
import type { StateCode } from '#domain/vehicle/state-code.ts';
import type { FieldOption, FormField } from './form-field.ts';

/** What a form needs to know of its site. */
export interface FormContext {
  /** Asks which yard the form goes to; absent where that is settled. */
  yard: FormField | undefined;
  /** Appointments at the yard, or at each that can be chosen; none where no opening hours are known. */
  slots(): readonly FieldOption[];
  /** The form is about one vehicle. */
  hasVehicle: boolean;
  commentsRequired: boolean;
  /** What may be paid online, in dollars. */
  payable: { min: number; max: number };
  /** Of the form that values a vehicle. */
  valuation?: ValuationContext | undefined;
}

export interface ValuationContext {
  questions: readonly ConditionQuestion[];
  /** That may be offered while one is typed. */
  makes: readonly string[];
  /** Whether a plate tells what the vehicle is. */
  looksUp: boolean;
  /** `car`, as the site calls what it deals in. */
  vehicleType: string;
  /** Where most of the site's shoppers have their vehicles registered. */
  state: StateCode | undefined;
  /** The youngest that a vehicle can be. */
  newestYear: number;
}
