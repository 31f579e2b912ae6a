export const fieldTypes = [
  'text',
  'email',
  'phone',
  'postcode',
  'textarea',
  'select',
  'checkbox',
  'radio',
  'date-time',
  'money',
  'number',
  'rego',
  'hidden',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** A field of a form, as data. Forms are the specification's, changed by a site's settings. */
export interface FormField {
  /** Under which its value is sent. */
  name: string;
  label: string;
  type: FieldType;
  required: boolean;
  /** In place of the usual words for a required field that was left empty. */
  required_fault?: string | undefined;
  placeholder?: string | undefined;
  /** Below the field. */
  hint?: string | undefined;
  /** Of a select or radio. */
  options?: readonly FieldOption[] | undefined;
  /** The name of the field whose value decides which options are offered (`only_for`). */
  depends_on?: string | undefined;
  /** What it begins with. */
  value?: string | undefined;
  /** A box whose label is added to the lead's `additional_services` when it is ticked. */
  is_service?: boolean | undefined;
  /** What the browser may fill in, as the `autocomplete` attribute names it. */
  autocomplete?: string | undefined;
  /** In characters. */
  max_length?: number | undefined;
  /** Of a number; of money in dollars. */
  min?: number | undefined;
  max?: number | undefined;
  /** What may be typed besides anything else; the browser offers these. */
  suggestions?: readonly string[] | undefined;
}

export interface FieldOption {
  value: string;
  label: string;
  /** Under which it stands in a long list, where it has a heading. */
  group?: string;
  /** The values of the field in `depends_on` for which this is offered; without it, for each of them. */
  only_for?: readonly string[];
}

/** One screen of a form that is filled in screen by screen. */
export interface FormStep {
  /** Under which it is sent, and by which a site's settings change it. */
  name: string;
  title: string;
  /** Below the title. */
  text?: string | undefined;
  /** What the button that leads on says. */
  submit: string;
  /** What the button says that leads on with everything left empty; without it there is none. */
  skip?: string | undefined;
  /** A site may leave it out. */
  optional?: boolean | undefined;
  fields: readonly FormField[];
}

export interface FieldFault {
  /** The field's name; empty for a fault of the form as a whole. */
  field: string;
  message: string;
}
