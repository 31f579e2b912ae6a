import { slugify } from '#domain/text/slugify.ts';
import type { FormContext, WorkshopContext } from './form-context.ts';
import type { FormDefinition } from './form-definition.ts';
import type { FormField } from './form-field.ts';
import { appointment, contactFields, field, message, yardChoice } from './form-questions.ts';
import { ownVehicleFields } from './own-vehicle-fields.ts';
import { MOST_KM, plateFields } from './valuation-steps.ts';

/** A checkbox for each service; the ticked ones become the lead's `additional_services`. */
function serviceChoices({ services }: WorkshopContext): FormField[] {
  return services.map((label) =>
    field(`service_${slugify(label).replaceAll('-', '_')}`, label, 'service', {
      type: 'checkbox',
      required: false,
      group_label: 'What does it need?',
    }),
  );
}

const courtesyCar = field('courtesy_car', 'Would you like a courtesy car?', 'answer', {
  type: 'radio',
  options: [
    { value: 'no', label: 'No, thanks' },
    { value: 'yes', label: 'Yes, please' },
  ],
  value: 'no',
});

/** Books a vehicle into the workshop. Source: specification 2, section 2, `/service#service-booking`. */
export const serviceForm: FormDefinition = {
  title: 'Book a service',
  submit: 'Ask for this booking',
  category: 'Service Enquiry',
  department: 'service',
  fields: (context) => [
    ...ofWorkshop(context, (workshop) => [
      // not offered as a trade-in, so it becomes answers
      ...ownVehicleFields(workshop.newestYear, 'answer'),
      field('odometer', 'Kilometres on the clock', 'answer', {
        type: 'number',
        required: false,
        max: MOST_KM,
        max_length: 12,
      }),
      ...plateFields(undefined, 'Please choose'),
      ...serviceChoices(workshop),
    ]),
    ...yardChoice(context),
    appointment(context, 'Preferred appointment'),
    ...ofWorkshop(context, ({ hasCourtesyCar }) => (hasCourtesyCar ? [courtesyCar] : [])),
    ...contactFields,
    message('Anything else we should know?', false),
  ],
};

/** Asks for a part of the shopper's own vehicle. */
export const partsForm: FormDefinition = {
  title: 'Ask for a part',
  submit: 'Ask for the part',
  category: 'Parts Enquiry',
  department: 'parts',
  fields: (context) => [
    ...ofWorkshop(context, (workshop) => [
      ...ownVehicleFields(workshop.newestYear, 'answer'),
      field('vin', 'VIN', 'answer', {
        required: false,
        max_length: 17,
        placeholder: '17 letters and digits',
      }),
    ]),
    field('part', 'Which part or accessory?', 'answer', {
      required_fault: 'Say which part you need.',
      max_length: 200,
      placeholder: 'Front brake pads',
    }),
    field('fitting', 'Would you like us to fit it?', 'answer', {
      type: 'radio',
      options: [
        { value: 'collect', label: "No, I'll pick it up" },
        { value: 'fit', label: 'Yes, please fit it' },
      ],
      value: 'collect',
    }),
    ...yardChoice(context),
    ...contactFields,
    message('Anything else?', false),
  ],
};

function ofWorkshop(
  { workshop }: FormContext,
  fields: (workshop: WorkshopContext) => FormField[],
): FormField[] {
  return workshop ? fields(workshop) : [];
}
