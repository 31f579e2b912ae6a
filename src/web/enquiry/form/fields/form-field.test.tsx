import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FormField as Field } from '#domain/form/form-field.ts';
import { FormField } from './form-field.tsx';

const amount: Field = {
  name: 'amount',
  label: 'Amount',
  type: 'money',
  required: true,
  destination: 'answer',
  min: 10,
  max: 5000,
};
const html = (value: string, fault?: string) =>
  renderToString(<FormField field={amount} value={value} fault={fault} />);

it('keeps the amount of a form that came back, whether it was accepted or not', () => {
  expect(html('1,250')).toContain('value="$1,250"');
  expect(html('1,250')).not.toContain('aria-invalid');
  expect(html('99.50')).toContain('value="$99.50"');
  expect(html('twelve')).toMatch(/aria-invalid="true"[^>]*value="twelve"/);
  expect(html('6000')).toMatch(/aria-invalid="true"[^>]*value="6000"/);
  expect(html('6000')).toContain('Please enter an amount from $10 to $5,000.');
});

it('keeps the choice of no particular time', () => {
  const visit: Field = {
    name: 'appointment',
    label: 'When?',
    type: 'slots',
    required: false,
    destination: 'answer',
    options: [{ value: '2026-11-30T09:00', label: 'Mon, 30 Nov, 9:00 am', group: 'Mon, 30 Nov' }],
  };
  const chosen = (value?: string) =>
    renderToString(<FormField field={visit} value={value} fault={undefined} />).match(
      /<input[^>]*checked=""[^>]*>/g,
    );
  expect(chosen()).toBeNull();
  expect(chosen('any')).toEqual([expect.stringContaining('value="any"')]);
});
