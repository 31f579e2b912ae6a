import {
  type leadFields,
  type LeadFieldName,
  leadFieldList,
  type LeadFields,
} from '#domain/lead/lead-fields.ts';

type ComputedName = {
  [Name in LeadFieldName]: (typeof leadFields)[Name] extends { kind: 'computed' } ? Name : never;
}[LeadFieldName];

/** A value for each computed field, which contains `mark` wherever a person reads it. */
const computedSamples: { [Name in ComputedName]: (mark: string) => LeadFields[Name] } = {
  finance: (mark) => ({
    partner: mark,
    selfAssessedCreditScore: 'GREAT',
    amount: 30_000,
    term: 5,
    application: 'created',
  }),
  prize: (mark) => ({ giveaway: 'Summer Spin', label: mark, claim_code: '7F3A-09BC' }),
  trade_in: (mark) => ({ make: mark, model: 'X', year: 2019 }),
  adjustmentAnswers: (mark) => [{ name: 'q', label: 'Q', value: mark, percent: 0, dollars: 0 }],
  valuation: () => ({
    low: 17_500,
    high: 19_000,
    confidence: 0.6,
    sample: 2,
    market_value: 21_700,
  }),
  vehicle: (mark) => {
    return { id: 7, slug: 'x', name: mark, make: mark, model: 'X', car_type: 'used', status: 'x' };
  },
  autogauge_enabled: () => true,
};

/** All fields of a lead, with `mark` only in the given one. */
export function fieldsWithMark(name: LeadFieldName, mark: string): LeadFields {
  const samples = leadFieldList.map((one) => [
    one.name,
    sampleOf(one.name, one.name === name ? mark : 'other'),
  ]);
  // the table has a value of the right type for each name
  return Object.fromEntries(samples) as LeadFields;
}

function sampleOf(name: LeadFieldName, mark: string): unknown {
  const field = leadFieldList.find((one) => one.name === name)?.field;
  switch (field?.kind) {
    case 'text':
      return mark;
    case 'list':
      return [field.item({ name: 'question', label: mark }, mark)];
    case 'computed':
      return computedSamples[name as ComputedName](mark);
    case undefined:
      throw new Error(`The lead has no field ${name}`);
  }
}
