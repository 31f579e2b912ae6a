import { expect, it } from 'vitest';
import { type FormKind, formKinds } from '#domain/form/form-kinds.ts';
import { leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { someSite } from '#tests/support/sites.ts';
import { knownFields } from './known-fields.ts';

const visitor = {
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
  phone: '0491570006',
};

it.each(formKinds)('begins the %s form with what the account knows', (kind: FormKind) => {
  const { fields } = leadFormView(kind, someSite('yard').settings, new Date());
  const known: Record<string, string> = visitor;
  for (const [at, field] of knownFields(fields, visitor).entries())
    expect(field.value).toBe(known[field.name] ?? fields[at]?.value);
  expect(knownFields(fields, undefined)).toEqual(fields);
});

it('leaves alone what the account does not know', () => {
  const { fields } = leadFormView('general', someSite('yard').settings, new Date());
  const newcomer = { ...visitor, name: '', last_name: '', email: '' };
  const values = knownFields(fields, newcomer).map(({ name, value }) => [name, value]);
  expect(values).toContainEqual(['phone', '0491570006']);
  expect(values).toContainEqual(['name', undefined]);
});
