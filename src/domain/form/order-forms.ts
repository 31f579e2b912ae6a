import type { FormDefinition } from './form-definition.ts';
import { contactFields, field, message, wantedVehicle, yardChoice } from './form-questions.ts';

/** A business asks about several vehicles. */
export const fleetForm: FormDefinition = {
  title: 'Talk to our fleet team',
  submit: 'Send fleet enquiry',
  category: 'Vehicle Enquiry',
  subcategory: 'Fleet',
  fields: (context) => [
    ...contactFields,
    field('company', 'Business', 'answer', {
      required_fault: 'Enter the name of your business.',
      max_length: 100,
      autocomplete: 'organization',
    }),
    field('fleet_size', 'Vehicles in your fleet', 'answer', {
      type: 'select',
      required_fault: 'Choose the size of your fleet.',
      options: [
        { value: '1-4', label: '1 to 4' },
        { value: '5-14', label: '5 to 14' },
        { value: '15-49', label: '15 to 49' },
        { value: '50', label: '50 or more' },
      ],
    }),
    { ...wantedVehicle, label: 'Which vehicles are you after?' },
    ...yardChoice(context),
    message('What do they have to do?', context.commentsRequired),
  ],
};

/** A shopper describes a new vehicle to be ordered, and asks for its price. */
export const buildAndPriceForm: FormDefinition = {
  title: 'Build and price',
  submit: 'Ask for my price',
  category: 'Vehicle Enquiry',
  subcategory: 'Build and price',
  fields: (context) => [
    { ...wantedVehicle, label: 'Which model?', required: true, required_fault: 'Say which model.' },
    field('variant', 'Badge or variant', 'answer', { required: false, max_length: 60 }),
    field('colour', 'Colour', 'answer', { required: false, max_length: 60 }),
    field('accessories', 'Accessories', 'answer', {
      required: false,
      max_length: 300,
      placeholder: 'Tow bar, roof racks, mats',
    }),
    field('timing', 'When do you need it?', 'answer', {
      type: 'select',
      required: false,
      options: [
        { value: 'soon', label: 'As soon as I can have it' },
        { value: 'quarter', label: 'In the next three months' },
        { value: 'year', label: 'Later' },
      ],
    }),
    ...contactFields,
    ...yardChoice(context),
    message('Anything else?', false),
  ],
};
