import { questionField } from '#domain/trade-in/adjustment-answers.ts';
import { type StateCode, stateNames } from '#domain/vehicle/spelling/state-code.ts';
import type { FormContext, ValuationContext } from './form-context.ts';
import type { FormField, FormStep } from './form-field.ts';
import { ownVehicleFields } from './own-vehicle-fields.ts';

/** The screens by their names in a site's settings; a site may remove the optional ones. */
export const valuationScreens = {
  rego: { optional: true },
  vehicle: { optional: false },
  condition: { optional: true },
  contact: { optional: false },
} as const;
export type ValuationScreen = keyof typeof valuationScreens;

/** Source of the field names: specification 2, section 3, "Lead submission". */
export const plateFields = (state: StateCode | undefined, noChoice: string): FormField[] => [
  {
    name: 'rego',
    label: 'Registration',
    type: 'rego',
    required: false,
    destination: 'registration',
    max_length: 20,
  },
  {
    name: 'regoState',
    label: 'State',
    type: 'select',
    required: false,
    destination: 'registration',
    value: state,
    placeholder: noChoice,
    options: Object.entries(stateNames).map(([value, label]) => ({ value, label })),
  },
];

/** Odometers have six digits. */
export const MOST_KM = 999_999;

const vehicleFields = ({ newestYear }: ValuationContext): FormField[] => [
  ...ownVehicleFields(newestYear, 'trade-in'),
  {
    name: 'badge',
    label: 'Badge or variant',
    type: 'text',
    required: false,
    destination: 'trade-in',
    max_length: 60,
    hint: 'As on its boot lid, such as GXL or Ascent Sport.',
  },
  {
    name: 'km',
    label: 'Kilometres on the clock',
    type: 'number',
    required: true,
    required_fault: 'Enter the kilometres.',
    destination: 'trade-in',
    max: MOST_KM,
    max_length: 12,
  },
];

/** The screens before the contact details: plate, vehicle and condition. */
export function valuationSteps({ valuation }: FormContext): FormStep[] {
  if (!valuation) return [];
  const { questions, vehicleType, looksUp } = valuation;
  return [
    {
      ...screen('rego'),
      title: `Which ${vehicleType} is it?`,
      text: looksUp
        ? 'With its registration we can often find the rest.'
        : 'Your plate goes to our buyer with your details. You tell us the rest on the next screen.',
      submit: looksUp ? `Find my ${vehicleType}` : 'Continue',
      skip: "I don't have it at hand",
      fields: plateFields(valuation.state, 'Not registered'),
    },
    {
      ...screen('vehicle'),
      title: `About your ${vehicleType}`,
      submit: 'Continue',
      fields: vehicleFields(valuation),
    },
    ...(questions.length > 0 ? [conditionStep(valuation)] : []),
  ];
}

function screen(name: ValuationScreen): Pick<FormStep, 'name' | 'optional'> {
  return { name, ...valuationScreens[name] };
}

function conditionStep({ questions }: ValuationContext): FormStep {
  return {
    ...screen('condition'),
    title: 'What state is it in?',
    text: 'Honest answers give you an offer that still holds when we see it.',
    submit: 'Continue',
    fields: questions.map((question) => ({
      name: questionField(question),
      label: question.label,
      type: 'radio',
      required: true,
      destination: 'condition',
      hint: question.hint,
      options: question.options.map(({ value, label }) => ({ value, label })),
    })),
  };
}
