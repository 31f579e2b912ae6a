import { typedMoney } from '#domain/price/typed-money.ts';
import { parseTypedNumber } from '#domain/running-costs/fuel-cost.ts';
import { clampedPrice, type CreditScore, creditScores, quoteLimits } from './quick-quote.ts';

/** What the quote of the finance page starts with. */
export interface QuotePresets {
  /** Whole dollars within the limits. */
  purchasePrice: number;
  /** Whole years within the limits. */
  loanTerm: number;
  score: CreditScore;
  /** Undefined if the address does not name a salesperson. */
  whoIsHelping: string | undefined;
}

/** Characters of a salesperson's name. */
const MAX_NAME = 100;

/** What a quote starts with if the address presets nothing. */
interface QuoteStart {
  /** Whole dollars; used if the vehicle has no price. */
  amount: number;
  /** Dollars. */
  price?: number | undefined;
  /** The term of the vehicle's estimate. */
  years?: number | undefined;
}

/**
 * Reads the presets from the address of the finance page. Invalid presets are ignored. Without presets the vehicle's
 * price and term count, else the defaults.
 * Source: specification 2, section 2, "Finance and lead routes", and section 5, "Finance form and quote".
 */
export function quotePresets(
  parameters: URLSearchParams,
  { amount, price: vehiclePrice, years = quoteLimits.term.default }: QuoteStart,
): QuotePresets {
  const preset = <Value>(
    names: readonly string[],
    read: (text: string) => Value | undefined,
  ): Value | undefined =>
    names.flatMap((name) => parameters.getAll(name).map(read)).find((value) => value !== undefined);
  const ownPrice = vehiclePrice !== undefined && vehiclePrice > 0 ? vehiclePrice : undefined;
  const price = preset(['vehiclePriceBudget', 'price'], priceOf) ?? ownPrice;
  return {
    purchasePrice: clampedPrice(price ?? amount),
    loanTerm: preset(['loanTerm'], termOf) ?? years,
    score: preset(['selfAssessedCreditScore', 'credit_score'], scoreOf) ?? creditScores[0],
    whoIsHelping: preset(['whoIsHelping'], helperName),
  };
}

function priceOf(text: string): number | undefined {
  const read = typedMoney(text);
  return read.ok ? read.dollars : undefined;
}

function termOf(text: string): number | undefined {
  const years = parseTypedNumber(text);
  return years !== undefined && isQuotedTerm(years) ? years : undefined;
}

/** Whether the quick quote offers a term of so many years. */
export function isQuotedTerm(years: number): boolean {
  const { min, max } = quoteLimits.term;
  return Number.isInteger(years) && years >= min && years <= max;
}

function scoreOf(text: string): CreditScore | undefined {
  return creditScores.find((score) => score === text.trim().toUpperCase());
}

/** The salesperson's name as a shopper or a link gives it; undefined if it is blank. */
export function helperName(text: string): string | undefined {
  return text.trim().slice(0, MAX_NAME) || undefined;
}
