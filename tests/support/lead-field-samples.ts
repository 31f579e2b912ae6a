import {
  type leadFields,
  type LeadFieldName,
  leadFieldList,
  type LeadFields,
} from '#domain/lead/lead-fields.ts';

type ComputedName = {
  [Name in LeadFieldName]: (typeof leadFields)[Name] extends { kind: 'computed' } ? Name : never;
}[LeadFieldName];

/** A value of each computed field that says `mark` where a person reads it. */
const computedSamples: { [Name in ComputedName]: (mark: string) => LeadFields[Name] } = {
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

/** Every field of a lead; a person reads `mark` in this one and nowhere else. */
export function fieldsWithMark(name: LeadFieldName, mark: string): LeadFields {
  const samples = leadFieldList.map((one) => [
    one.name,
    sampleOf(one.name, one.name === name ? mark : 'other'),
  ]);
  // the table gives each name a value of its type
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
