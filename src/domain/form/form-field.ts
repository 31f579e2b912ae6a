import type { AskedPart } from '#domain/lead/lead-part.ts';

export const fieldTypes = [
  'text',
  'email',
  'phone',
  'mobile',
  'code',
  'postcode',
  'textarea',
  'select',
  'slots',
  'checkbox',
  'radio',
  'date-time',
  'money',
  'number',
  'rego',
  'hidden',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/**
 * Where the value of a form field goes: to a part of the lead, or `form-only`, because it decides the lead's category,
 * its receiver or the consent.
 */
export type Destination = AskedPart | 'form-only';

/** A form field as data. The specification defines the forms; a site's settings can change them. */
export interface FormField {
  /** The key of its submitted value. */
  name: string;
  label: string;
  type: FieldType;
  required: boolean;
  /** The part of the lead that receives the value; see `lead-fields.ts`. */
  destination: Destination;
  /** A dealer needs it to answer or to be paid: a site can neither remove it nor change its type. */
  is_core?: true | undefined;
  /** A site may make the core field optional. */
  is_core_optional?: true | undefined;
  /** Replaces the usual message for an empty required field. */
  required_fault?: string | undefined;
  /** The heading that the field shares with its neighbours of the same heading: `What does it need?`. */
  group_label?: string | undefined;
  placeholder?: string | undefined;
  /** Shown below the field. */
  hint?: string | undefined;
  /** For a select or radio. */
  options?: readonly FieldOption[] | undefined;
  /** The name of the field that decides by its value which options are offered (`only_for`). */
  depends_on?: string | undefined;
  /** The initial value. */
  value?: string | undefined;
  /** Value of the `autocomplete` attribute. */
  autocomplete?: string | undefined;
  /** In characters. */
  max_length?: number | undefined;
  /** For a number, or for money in dollars. */
  min?: number | undefined;
  max?: number | undefined;
  /** In a checkout, the screen that asks it; by default the first. */
  screen?: 'choices' | 'confirm' | undefined;
  /** Suggestions that the browser offers; any other text is valid too. */
  suggestions?: readonly string[] | undefined;
  /** Suggestions from the site's stock, with the shopper's typing: vehicles, or models of the make in the form. */
  suggests?: 'vehicles' | 'models' | undefined;
}

export interface FieldOption {
  value: string;
  label: string;
  /** The heading above the option in a long list. */
  group?: string;
  /** The values of the `depends_on` field for which this option is offered; if absent, all values. */
  only_for?: readonly string[];
  /** The name of the field below that is asked only once this option is chosen. */
  reveals?: string;
}

/** One screen of a multi-step form. */
export interface FormStep {
  /** The key in submissions and in a site's settings. */
  name: string;
  title: string;
  /** Shown below the title. */
  text?: string | undefined;
  /** Label of the button that submits the screen. */
  submit: string;
  /** Label of the button that skips the screen; without a label there is no such button. */
  skip?: string | undefined;
  /** Whether a site may remove the screen. */
  optional?: boolean | undefined;
  fields: readonly FormField[];
}

export interface FieldFault {
  /** The field's name; empty for a fault of the form as a whole. */
  field: string;
  message: string;
}
