import { expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import { filledLeadFields } from './filled-lead-fields.ts';
import { partsForm, serviceForm } from './workshop-forms.ts';

const context = {
  yard: undefined,
  slots: () => [{ value: '2026-11-30T08:00', label: 'Mon, 30 Nov, 8:00 am' }],
  hasVehicle: false,
  commentsRequired: true,
  payable: { min: 10, max: 5000 },
  workshop: { services: ['Logbook service', 'Brakes'], hasCourtesyCar: true, newestYear: 2027 },
};
const person = { name: 'Mia', last_name: 'Chen', email: 'mia@example.com', phone: '0491570006' };

it('collects the ticked services, the plate and the appointment of a service booking', () => {
  const fields = serviceForm.fields(context);
  const sent = {
    ...person,
    make: 'Toyota',
    model: 'Corolla',
    year: '2019',
    odometer: '85,000 km',
    rego: 'abc 12d',
    regoState: 'NSW',
    service_brakes: 'on',
    appointment: '2026-11-30T08:00',
    courtesy_car: 'yes',
  };
  const checked = checkForm(fields, sent);
  expect(checked.ok && filledLeadFields(fields, checked.values)).toEqual({
    ...person,
    rego: 'ABC12D',
    regoState: 'NSW',
    appointment: '2026-11-30T08:00',
    additional_services: ['Brakes'],
    answers: [
      { name: 'year', label: 'Year', value: '2019' },
      { name: 'make', label: 'Make', value: 'Toyota' },
      { name: 'model', label: 'Model', value: 'Corolla' },
      { name: 'odometer', label: 'Kilometres on the clock', value: '85000' },
      {
        name: 'courtesy_car',
        label: 'Would you like a courtesy car?',
        value: 'Yes, please',
      },
    ],
  });
});

it('refuses a booking at a time that the workshop does not offer, and a year to come', () => {
  const fields = serviceForm.fields(context);
  const sent = { ...person, make: 'Kia', model: 'Rio', courtesy_car: 'no' };
  const checked = checkForm(fields, { ...sent, year: '2031', appointment: '2026-11-29T08:00' });
  expect(!checked.ok && checked.faults.map(({ field }) => field)).toEqual(['year', 'appointment']);
});

it('asks for a courtesy car only if the site lends them', () => {
  const names = (hasCourtesyCar: boolean) =>
    serviceForm
      .fields({ ...context, workshop: { ...context.workshop, hasCourtesyCar } })
      .map(({ name }) => name);
  expect(names(true)).toContain('courtesy_car');
  expect(names(false)).not.toContain('courtesy_car');
});

it('tells the parts counter which part is for which vehicle, and whether to fit it', () => {
  const fields = partsForm.fields(context);
  const vehicle = { make: 'Mazda', model: 'CX-5', year: '2021' };
  const checked = checkForm(fields, {
    ...person,
    ...vehicle,
    part: 'Roof racks',
    fitting: 'fit',
  });
  const lead = checked.ok ? filledLeadFields(fields, checked.values) : undefined;
  expect(lead?.answers?.map(({ value }) => value)).toEqual([
    '2021',
    'Mazda',
    'CX-5',
    'Roof racks',
    'Yes, please fit it',
  ]);
});
