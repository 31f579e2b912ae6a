import { questionField } from '#domain/trade-in/adjustment-answers.ts';
import { stateNames } from '#domain/vehicle/state-code.ts';
import type { FormContext, ValuationContext } from './form-context.ts';
import type { FormField, FormStep } from './form-field.ts';

/** Source: specification 2, section 3, "Lead submission", for the names of the plate's fields. */
const plateFields = ({ state }: ValuationContext): FormField[] => [
  { name: 'rego', label: 'Registration', type: 'rego', required: false, max_length: 20 },
  {
    name: 'regoState',
    label: 'State',
    type: 'select',
    required: false,
    value: state,
    options: Object.entries(stateNames).map(([value, label]) => ({ value, label })),
  },
];

const OLDEST_YEAR = 1950;
const MOST_KM = 2_000_000;

const vehicleFields = ({ makes, newestYear }: ValuationContext): FormField[] => [
  {
    name: 'year',
    label: 'Year',
    type: 'number',
    required: true,
    min: OLDEST_YEAR,
    max: newestYear,
    max_length: 4,
  },
  {
    name: 'make',
    label: 'Make',
    type: 'text',
    required: true,
    max_length: 40,
    suggestions: makes,
  },
  { name: 'model', label: 'Model', type: 'text', required: true, max_length: 60 },
  {
    name: 'badge',
    label: 'Badge or variant',
    type: 'text',
    required: false,
    max_length: 60,
    hint: 'As on its boot lid, such as GXL or Ascent Sport.',
  },
  {
    name: 'km',
    label: 'Kilometres on the clock',
    type: 'number',
    required: true,
    max: MOST_KM,
    max_length: 12,
  },
];

/** What is asked before the shopper's name: the plate, the vehicle, its state. */
export function valuationSteps({ valuation }: FormContext): FormStep[] {
  if (!valuation) return [];
  const { questions, vehicleType } = valuation;
  return [
    {
      name: 'rego',
      title: `Which ${vehicleType} is it?`,
      text: 'With its registration we can often find the rest.',
      submit: `Find my ${vehicleType}`,
      skip: "I don't have it at hand",
      optional: true,
      fields: plateFields(valuation),
    },
    {
      name: 'vehicle',
      title: `About your ${vehicleType}`,
      submit: 'Continue',
      fields: vehicleFields(valuation),
    },
    ...(questions.length > 0 ? [conditionStep(valuation)] : []),
  ];
}

function conditionStep({ questions }: ValuationContext): FormStep {
  return {
    name: 'condition',
    title: 'What state is it in?',
    text: 'Honest answers make an offer that stands when we see it.',
    submit: 'Continue',
    optional: true,
    fields: questions.map((question) => ({
      name: questionField(question),
      label: question.label,
      type: 'radio',
      required: true,
      hint: question.hint,
      options: question.options.map(({ value, label }) => ({ value, label })),
    })),
  };
}
