import { expect, it } from 'vitest';
import { leadFieldList } from '#domain/lead/lead-fields.ts';
import { fieldsWithMark } from '#tests/support/lead-field-samples.ts';
import { someStoredLead } from '#tests/support/leads.ts';
import { someContactScreen } from '#tests/support/progress.ts';
import { continuedLead } from './continued-lead.ts';

it.each(leadFieldList)(
  'after the offer is accepted, the last screen changes $name only if it is a contact detail',
  ({ name, field }) => {
    const lead = someStoredLead({ fields: fieldsWithMark(name, 'Quoll42'), offer_accepted: true });
    const sent = someContactScreen(fieldsWithMark(name, 'Numbat7'));
    const { fields } = continuedLead({ lead, contacted: true }, sent, undefined);
    const isContact = field.destination === 'contact';
    expect(fields[name]).toEqual(isContact ? sent.fields[name] : lead.fields[name]);
  },
);
