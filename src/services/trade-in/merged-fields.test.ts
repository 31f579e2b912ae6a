import { describe, expect, it } from 'vitest';
import { destinationOf } from '#domain/form/destination-of.ts';
import type { LeadPart } from '#domain/lead/lead-part.ts';
import { leadFieldList, type LeadFieldName } from '#domain/lead/lead-fields.ts';
import { basicFieldNames } from '#domain/lead/picked-fields.ts';
import { fieldsWithMark } from '#tests/support/lead-field-samples.ts';
import { askedFields, someOffer } from '#tests/support/progress.ts';
import { someFields } from '#tests/support/leads.ts';
import { type AskedField, mergedFields } from './merged-fields.ts';

const trade_in = { year: 2021, make: 'Mazda', model: '3', badge: 'G20', km: 55_000 };
const body = { name: 'body', label: 'Dents?', value: 'None', percent: 0, dollars: 0 };
const answer = (name: string, value = 'yes') => ({ name, label: name, value });
const stored = someFields({
  rego: 'ABC123',
  regoState: 'NSW',
  trade_in,
  adjustmentAnswers: [body],
  valuation: someOffer,
});
const noContact = { name: '', last_name: '', email: '', phone: '' };
const plate = { rego: 'ABC123', regoState: 'NSW' };
const basicNames: ReadonlySet<LeadFieldName> = new Set(basicFieldNames);
const asked = (...names: string[]) =>
  names.map((name) => ({ name, label: name, destination: destinationOf(name) }));
const ofPlate = asked('rego', 'regoState');
const ofVehicle = [...ofPlate, ...askedFields('trade-in', 'year', 'make', 'model', 'badge', 'km')];

it('keeps fields and offer when a screen repeats the same values', () => {
  expect(mergedFields(stored, { ...noContact, ...plate, trade_in }, ofVehicle)).toEqual(stored);
});

it('removes what the submitted screens asked for and the shopper left empty, and the offer with it', () => {
  const { badge: _, ...vehicle } = trade_in;
  const merged = mergedFields(stored, { ...noContact, trade_in: vehicle }, ofVehicle);
  expect(merged).toEqual({ ...someFields(), trade_in: vehicle, adjustmentAnswers: [body] });
  const state = [...ofVehicle, ...askedFields('condition', 'condition_body')];
  expect(mergedFields(stored, { ...noContact, ...plate, trade_in }, state)).toEqual({
    ...someFields(),
    ...plate,
    trade_in,
  });
});

it('keeps what only a later screen asks for', () => {
  expect(mergedFields(stored, { ...noContact, ...plate }, ofPlate)).toEqual(stored);
});

it.each([['rego'], ['trade_in'], ['adjustmentAnswers']] as const)(
  'drops the offer if only %s changes',
  (field) => {
    const changed = { rego: 'XYZ999', trade_in: { ...trade_in, km: 1 }, adjustmentAnswers: [] };
    const sent = { ...noContact, ...plate, trade_in, [field]: changed[field] };
    expect(mergedFields(stored, sent, ofVehicle)).not.toHaveProperty('valuation');
  },
);

it('removes the VIN with its plate until the vehicle is described anew', () => {
  const known = { ...stored, trade_in: { ...trade_in, vin: 'JM0KF4WLA00100001' } };
  expect(mergedFields(known, { ...noContact, ...plate }, ofPlate).trade_in).toHaveProperty('vin');
  expect(mergedFields(known, noContact, ofPlate).trade_in).toEqual(trade_in);
});

it('keeps the answers and services of screens that were not submitted', () => {
  const before = {
    ...stored,
    answers: [answer('colour'), answer('keys'), answer('when')],
    additional_services: ['Tow bar', 'Finance'],
  };
  const sent = { ...noContact, ...plate, answers: [answer('colour', 'no')] };
  const merged = mergedFields(before, sent, [...ofPlate, ...asked('colour', 'keys', 'Tow bar')]);
  expect(merged.answers).toEqual([answer('colour', 'no'), answer('when')]);
  expect(merged.additional_services).toEqual(['Finance']);
});

const worked: readonly LeadPart[] = ['offer', 'vehicle'];
const askedFor = leadFieldList.filter(
  ({ name, field }) => !basicNames.has(name) && !worked.includes(field.destination),
);

describe.each(askedFor)('the field $name of a stored lead', ({ name, field }) => {
  const before = fieldsWithMark(name, 'Quoll42');
  const asking: AskedField = {
    name: field.kind === 'list' ? 'question' : name,
    label: 'Quoll42',
    // neither the offer nor the dealer's vehicle
    destination: field.destination as AskedField['destination'],
  };

  it('is kept when no screen asked for it', () => {
    expect(mergedFields(before, noContact, [])[name]).toEqual(before[name]);
  });

  it('is removed when a screen asked for it and the shopper left it empty', () => {
    expect(mergedFields(before, noContact, [asking])).not.toHaveProperty(name);
  });

  it('changes when a screen submits another value', () => {
    const sent = fieldsWithMark(name, 'Numbat7');
    expect(mergedFields(before, sent, [asking])[name]).toEqual(sent[name]);
  });
});
