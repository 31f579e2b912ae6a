import { dollars } from '#domain/price/dollars.ts';
import { localMomentWords } from '#domain/time/moment-words.ts';
import type { AdjustmentAnswer } from '#domain/trade-in/adjustment-answers.ts';
import { type TradeInVehicle, tradeInName } from '#domain/trade-in/trade-in-vehicle.ts';
import {
  computed,
  type ComputedField,
  type LeadField,
  list,
  type ListField,
  text,
} from './lead-field.ts';
import type { LeadPart } from './lead-part.ts';
import { writtenPhone } from './written-phone.ts';
import { mailtoAddress, telAddress } from './contact-address.ts';
import { financeRows } from './finance-rows.ts';
import type {
  LeadAnswer,
  LeadFinance,
  LeadPrize,
  LeadValuation,
  LeadVehicle,
} from './lead-values.ts';

/**
 * The lead's first-class fields, in the order in which they are stored. Forms, merging, summary, e-mail, webhook, ADF
 * and export derive from this table; a form field of the same name fills the field. Stored leads use the names.
 */
export const leadFields = {
  name: text({
    destination: 'contact',
    label: 'Name',
    is_basic: true,
    is_first: true,
    has_adf_element: true,
  }),
  last_name: text({
    destination: 'contact',
    label: 'Last name',
    follows: { field: 'name', separator: ' ' },
    is_basic: true,
    has_adf_element: true,
  }),
  email: text({
    destination: 'contact',
    label: 'Email',
    address: mailtoAddress,
    is_basic: true,
    has_adf_element: true,
  }),
  phone: text({
    destination: 'contact',
    label: 'Phone',
    address: telAddress,
    words: writtenPhone,
    is_basic: true,
    is_first: true,
    has_adf_element: true,
  }),
  postcode: text({ destination: 'contact', label: 'Postcode', has_adf_element: true }),

  message: text({ destination: 'message', label: 'Message' }),

  /** In the dealer's time zone: `2026-11-30T09:30`. */
  appointment: text({
    destination: 'preference',
    label: 'Appointment wanted',
    words: localMomentWords,
  }),

  rego: text({ destination: 'registration', label: 'Registration', makes_offer: true }),
  regoState: text({
    destination: 'registration',
    label: 'State',
    follows: { field: 'rego', separator: ', ' },
    makes_offer: true,
  }),

  /** The labels of the ticked service checkboxes. */
  additional_services: list<string>({
    destination: 'service',
    item: ({ label }) => label,
    isFrom: (service, { label }) => service === label,
    rows: (services) => [{ label: 'Also asked for', value: services.join(', ') }],
    cell: (services) => services.join('; '),
  }),
  answers: list<LeadAnswer>({
    destination: 'answer',
    item: ({ name, label }, words) => ({ name, label, value: words }),
    isFrom: (answer, { name }) => answer.name === name,
    rows: (answers) => answers.map(({ label, value }) => ({ label, value })),
    cell: labelled,
  }),

  finance: computed<LeadFinance>({
    destination: 'finance',
    rows: financeRows,
    columns: {
      amount: ({ amount }) => amount,
      term: ({ term }) => term,
      selfAssessedCreditScore: (finance) => finance.selfAssessedCreditScore,
      weekly_repayment: ({ quote, estimate }) =>
        quote?.weeklyRepaymentAmount ?? (estimate?.period === 'week' ? estimate.amount : undefined),
      whoIsHelping: ({ whoIsHelping }) => whoIsHelping,
      finance_application: ({ application }) => application,
    },
  }),

  prize: computed<LeadPrize>({
    destination: 'prize',
    rows: ({ giveaway, label, claim_code }) => [
      { label: 'Spin to win', value: giveaway },
      claim_code === undefined
        ? { label: 'Prize', value: `None: the wheel stopped at “${label}”` }
        : { label: 'Prize won', value: label },
      { label: 'Claim code', value: claim_code },
    ],
    columns: {
      giveaway: ({ giveaway }) => giveaway,
      prize: ({ label }) => label,
      claim_code: ({ claim_code }) => claim_code,
    },
  }),

  trade_in: computed<TradeInVehicle>({
    destination: 'trade-in',
    makes_offer: true,
    has_adf_element: true,
    rows: (vehicle) => [
      { label: 'Trade-in', value: tradeInName(vehicle), is_first: true },
      { label: 'VIN by its plate', value: vehicle.vin },
      { label: 'Kilometres', value: kilometres(vehicle.km) },
    ],
    columns: {
      trade_in: tradeInName,
      trade_in_km: ({ km }) => km,
      trade_in_vin: ({ vin }) => vin,
    },
  }),
  adjustmentAnswers: computed<AdjustmentAnswer[]>({
    destination: 'condition',
    makes_offer: true,
    has_adf_element: true,
    rows: (answers) => answers.map(({ label, value }) => ({ label, value })),
    columns: { adjustmentAnswers: labelled },
  }),
  valuation: computed<LeadValuation>({
    destination: 'offer',
    has_adf_element: true,
    rows: ({ low, high, market_value, confidence }) => [
      { label: 'Offer shown', value: `${dollars(low)} to ${dollars(high)}` },
      {
        label: 'Made from',
        value: `an asking price of ${dollars(market_value)}, confidence ${confidence}`,
      },
    ],
    columns: {
      valuation_low: ({ low }) => low,
      valuation_high: ({ high }) => high,
      valuation_confidence: ({ confidence }) => confidence,
    },
  }),

  /** A snapshot of the vehicle as the shopper saw it, because the vehicle may change or be deleted. */
  vehicle: computed<LeadVehicle>({
    destination: 'vehicle',
    has_adf_element: true,
    rows: ({ name, slug, stocknum, vin, price, km }) => [
      { label: 'Vehicle', value: name, href: `/cars/${slug}` },
      { label: 'Stock number', value: stocknum },
      { label: 'VIN', value: vin },
      { label: 'Price shown', value: price },
      { label: 'Odometer', value: kilometres(km) },
    ],
    columns: {
      vehicle: ({ name }) => name,
      stocknum: ({ stocknum }) => stocknum,
      vin: ({ vin }) => vin,
      price: ({ price }) => price,
    },
  }),
  /** Whether the vehicle's page shows the price gauge. */
  autogauge_enabled: computed<boolean>({
    destination: 'vehicle',
    rows: () => [],
    columns: { autogauge_enabled: (isShown) => isShown },
  }),
};

type Table = typeof leadFields;
export type LeadFieldName = keyof Table;
/** The fields that every lead has. */
export type BasicFieldName = {
  [Name in LeadFieldName]: Table[Name] extends { is_basic: true } ? Name : never;
}[LeadFieldName];

type ValueOf<Field> = Field extends { kind: 'text' }
  ? string
  : Field extends ListField<infer Item>
    ? Item[]
    : Field extends ComputedField<infer Value>
      ? Value
      : never;

/** The fields of a lead as stored. The basic ones are empty until the shopper reaches them in a multi-step form. */
export type LeadFields = {
  [Name in BasicFieldName]: string;
} & {
  [Name in Exclude<LeadFieldName, BasicFieldName>]?: ValueOf<Table[Name]>;
};

/** The table as a list, in its order. */
export const leadFieldList: readonly { name: LeadFieldName; field: LeadField }[] = Object.entries(
  leadFields,
).map(([name, field]: [string, LeadField]) => ({
  // Object.entries widens the keys
  name: name as LeadFieldName,
  field,
}));

/** The fields of some parts of the lead, part by part. */
export function fieldsOfParts(parts: readonly LeadPart[]): typeof leadFieldList {
  return parts.flatMap((part) => leadFieldList.filter(({ field }) => field.destination === part));
}

function labelled(answers: readonly { label: string; value: string }[]): string {
  return answers.map(({ label, value }) => `${label}: ${value}`).join('; ');
}

function kilometres(km: number | undefined): string | undefined {
  return km === undefined ? undefined : `${km.toLocaleString('en-AU')} km`;
}
