import { describe, expect, it } from 'vitest';
import { fieldsWithMark } from '#tests/support/lead-field-samples.ts';
import { someStoredLead } from '#tests/support/leads.ts';
import { adf } from './adf/adf.ts';
import { leadColumns } from './lead-columns.ts';
import { type LeadFieldName, leadFieldList } from './lead-fields.ts';
import { leadPayload } from './lead-payload.ts';
import { leadSummary } from './lead-summary.ts';

const parties = { vendor: 'Yard', vendorEmail: 'sales@yard.example', provider: 'Yard' };
/** Facts for other systems only. */
const unseen: ReadonlySet<LeadFieldName> = new Set(['autogauge_enabled']);
/** How a person reads the sample where its own text is not shown. */
const shown: Partial<Record<LeadFieldName, string>> = { valuation: '$17,500' };

describe.each(leadFieldList)('the field $name', ({ name, field }) => {
  const mark = 'Quoll42';
  const words = shown[name] ?? mark;
  const fields = fieldsWithMark(name, mark);
  const lead = someStoredLead({ fields });

  it('is in the payload for other systems', () => {
    expect(leadPayload(lead)[name]).toEqual(fields[name]);
  });

  it('fills a column of the export', () => {
    const { [name]: _, ...others } = fields;
    const without = someStoredLead({ fields: others as typeof fields });
    const cells = (of: typeof lead) => leadColumns.map(([, value]) => value(of) ?? '');
    expect(cells(lead)).not.toEqual(cells(without));
  });

  it.skipIf(unseen.has(name))('is in the summary, which emails and the operator show', () => {
    const rows = leadSummary(lead).map(({ label, value }) => `${label}: ${value}`);
    expect(rows.filter((row) => row.includes(words))).toHaveLength(1);
  });

  it.skipIf(unseen.has(name))('is in ADF', () => {
    const times = adf(lead, parties).split(words).length - 1;
    if (field.kind === 'text') expect(times).toBe(1);
    else expect(times).toBeGreaterThan(0);
  });
});
