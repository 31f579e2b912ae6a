import type { FormContext } from './form-context.ts';
import type { Destination, FormField } from './form-field.ts';

/** A required field for text, unless `more` says otherwise. */
export const field = (
  name: string,
  label: string,
  destination: Destination,
  more: Partial<FormField> = {},
): FormField => ({ name, label, type: 'text', required: true, destination, ...more });

export const firstName = field('name', 'First name', 'contact', {
  is_core: true,
  required_fault: 'Enter your first name.',
  autocomplete: 'given-name',
  max_length: 80,
});
export const lastName = field('last_name', 'Last name', 'contact', {
  is_core: true,
  required_fault: 'Enter your last name.',
  autocomplete: 'family-name',
  max_length: 80,
});
export const email = field('email', 'Email', 'contact', {
  is_core: true,
  type: 'email',
  required_fault: 'Enter your email address.',
  autocomplete: 'email',
});
/** A site may make it optional: the e-mail address is enough to answer. */
export const phone = field('phone', 'Phone', 'contact', {
  is_core: true,
  is_core_optional: true,
  type: 'phone',
  required_fault: 'Enter your phone number.',
  autocomplete: 'tel',
});
/** Verified by a code: the block with the code takes this field's place. */
export const verifiedMobile: FormField = {
  ...phone,
  is_core_optional: undefined,
  label: 'Mobile number',
  required_fault: 'Enter your mobile number.',
  type: 'mobile',
};
export const postcode = field('postcode', 'Postcode', 'contact', {
  type: 'postcode',
  required_fault: 'Enter your postcode.',
  autocomplete: 'postal-code',
  placeholder: '1234',
});

/** The shopper's contact details. Source: specification 2, section 5, "Enquiry forms"; readings, "Contact fields". */
export const contactFields: readonly FormField[] = [firstName, lastName, email, phone];

/** A mobile number that needs no code. */
export const mobile: FormField = {
  ...phone,
  label: 'Mobile',
  required_fault: verifiedMobile.required_fault,
};

export const message = (
  label: string,
  required: boolean,
  required_fault = 'Write what you would like to know.',
): FormField => ({
  name: 'message',
  label,
  type: 'textarea',
  required,
  required_fault,
  destination: 'message',
});

export const wantedVehicle = field('wanted_vehicle', 'What would you like to drive?', 'answer', {
  required: false,
  max_length: 100,
  placeholder: 'Make and model',
  suggests: 'vehicles',
});

/** Asked only if there is a choice. */
export const yardChoice = ({ yard }: FormContext): FormField[] => (yard ? [yard] : []);

/** Asks for one of the appointments of the department; without opening hours for any date and time. */
export function appointment(
  { slots, yard }: FormContext,
  label = 'When would you like to come?',
): FormField {
  const options = slots();
  return {
    name: 'appointment',
    label,
    type: options.length > 0 ? 'slots' : 'date-time',
    required: false,
    destination: 'preference',
    ...(options.length > 0 && { options, depends_on: yard?.name }),
  };
}
