// @vitest-environment happy-dom
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amountEntry, type AmountRules } from '#domain/amount/amount-entry.ts';
import { moneyRules } from '#domain/amount/money-rules.ts';
import { budgetRules } from '#domain/budget/budget-search.ts';
import { calculatorRules } from '#domain/finance/calculator-entry.ts';
import { quotedPriceRules } from '#domain/finance/quick-quote.ts';
import { typedMoney } from '#domain/price/typed-money.ts';
import { enterText } from '#web/controls/enter-value.ts';
import { AmountField } from './amount-field.tsx';

/** Where shoppers type amounts of money, and the rules there. */
const places: Readonly<Record<string, AmountRules>> = {
  'the budget search': budgetRules,
  'the quick quote': quotedPriceRules,
  'the calculator’s price': calculatorRules('amount', { min: 1000, max: 250_000, step: 500 }),
  'the calculator’s deposit': calculatorRules('deposit', { min: 0, max: 250_000, step: 500 }),
  'a price filter of the search': moneyRules({
    min: 4990,
    max: 189_000,
    beyond: 'ignored',
    isOptional: true,
  }),
  'a price filter of the offers': moneyRules({
    min: 0,
    max: 999_999_999,
    beyond: 'refused',
    isOptional: true,
  }),
  'an amount of a form': moneyRules({ min: 1, max: 9_999_999, beyond: 'refused', cents: true }),
};

const whole = fc.integer({ min: 0, max: 2_000_000 });
const grouped = fc
  .tuple(whole, fc.constantFrom('', ',', '.', ' ', '\u00a0', '\u202f', '’'))
  .map(([amount, by]) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, by));
const around = fc.tuple(
  fc.constantFrom('', '$', ' $', 'A$', 'AUD ', '-', '−', '(', 'about ', '👍 ', '€'),
  grouped,
  fc.constantFrom('', '.00', ',00', '.5', '.25', 'k', ' K', 'm', ' thousand', ' grand', '.-', ')'),
  fc.constantFrom('', ' ', '*', ' AUD', ' dollars', ' drive away', ' 🚗', ' or so', '\u200b'),
);
/** What people type and paste: amounts of many spellings, and what is none. */
const pasted = fc.oneof(
  around.map((parts) => parts.join('')),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '$0.00',
    '-1',
    '1,50',
    '45.000.00',
    'twenty',
    '🚙',
    '3O,OOO',
    '٣٠٠٠٠',
  ),
  fc.string({ maxLength: 12 }),
);

interface Shopper {
  input: HTMLInputElement;
  type(text: string): void;
  leave(): void;
  /** Changes the amount by another control. */
  slideTo(value: number | undefined): void;
  reported(): number | undefined;
  message(): string;
}

let unmount: () => void;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => unmount());

function visit(rules: AmountRules, first: number | undefined): Shopper {
  let value = first;
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  function change(changed: number | undefined): void {
    value = changed;
    root.render(
      <AmountField name="price" label="Price" value={value} rules={rules} onChange={change} />,
    );
  }
  act(() => change(first));
  unmount = () => {
    act(() => root.unmount());
    page.remove();
  };
  const input = page.querySelector('input');
  if (!input) throw new Error('The field has no input');
  return {
    input,
    type(text) {
      act(() => input.focus());
      act(() => enterText(input, text));
    },
    leave: () => act(() => input.blur()),
    slideTo: (value) => act(() => change(value)),
    reported: () => value,
    message: () =>
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  };
}

/** Whether a text is read as an amount that the field reports, and otherwise stays with an explanation. */
function expectUnderstoodOrRefused(text: string, rules: AmountRules, shopper: Shopper): void {
  const { input } = shopper;
  const read = typedMoney(text);
  const value = shopper.reported();
  const message = shopper.message();
  if (value === undefined) {
    const isEmpty = !read.ok && read.reason === 'empty';
    expect(input.value).toBe(text);
    expect(message !== '').toBe(!(isEmpty && rules.isOptional));
    return;
  }
  expect(typedMoney(input.value)).toEqual({ ok: true, dollars: value });
  // another amount than the typed one has a sentence that says so
  if (!read.ok || read.dollars !== value) expect(message).toMatch(/\w{4,}/);
  else if (value !== 0 || !rules.takesZero) expect(message).toBe('');
  expect(input.getAttribute('aria-invalid')).toBeNull();
}

describe.each(Object.entries(places))('the field in %s', (_, rules) => {
  const start = rules.isOptional ? undefined : rules.max;

  it('understands what people paste, or refuses it beside the field', () => {
    fc.assert(
      fc
        .property(pasted, (pastedText) => {
          const shopper = visit(rules, start);
          // a field of one line keeps no line breaks
          const text = pastedText.replace(/[\r\n]/g, '');
          shopper.type(text);
          // while the shopper types, it stays as it is, and only what stands there counts
          expect(shopper.input.value).toBe(text);
          const typing = shopper.reported();
          if (typing !== undefined && !shopper.message().startsWith('Rounded'))
            expect(typedMoney(text)).toEqual({ ok: true, dollars: typing });
          shopper.leave();
          expectUnderstoodOrRefused(text, rules, shopper);
        })
        .afterEach(() => unmount()),
      { numRuns: 300 },
    );
  });
});

const limited = moneyRules({ min: 10_000, max: 200_000, beyond: 'clamped' });

it('says the limits while they bite, and then what it has made of the amount', () => {
  const shopper = visit(limited, 30_000);
  shopper.type('5');
  expect(shopper.message()).toBe('From $10,000 to $200,000.');
  expect(shopper.reported()).toBeUndefined();
  shopper.type('50');
  shopper.leave();
  expect(shopper.input.value).toBe('$10,000');
  expect(shopper.message()).toBe('The minimum here is $10,000, so we’ve used that.');
  shopper.type('50000');
  expect(shopper.message()).toBe('');
  expect(shopper.reported()).toBe(50_000);
});

it('asks for an amount only after an emptied field was left', () => {
  const shopper = visit(limited, 30_000);
  shopper.type('');
  expect(shopper.input.getAttribute('aria-invalid')).toBeNull();
  shopper.leave();
  expect(shopper.input.getAttribute('aria-invalid')).toBe('true');
  expect(shopper.message()).toBe('Please enter an amount.');
});

it('shows the bare number, selected, while it is focused', () => {
  const { input, leave } = visit(limited, 30_000);
  expect(input.value).toBe('$30,000');
  act(() => input.focus());
  expect(input.value).toBe('30000');
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
  leave();
  expect(input.value).toBe('$30,000');
});

it('gives way to another control for the same amount, for good', () => {
  const shopper = visit(limited, 30_000);
  shopper.type('forty');
  shopper.leave();
  shopper.slideTo(40_000);
  expect(shopper.input.value).toBe('$40,000');
  expect(shopper.message()).toBe('');
  shopper.slideTo(undefined);
  expect(shopper.input.value).toBe('');
});

it('keeps a text that was submitted without script, with its refusal or what became of it', () => {
  const html = (text: string) =>
    renderToString(
      <AmountField
        name="price"
        label="Price"
        value={amountEntry(text, limited).value}
        text={text}
        rules={limited}
        onChange={() => undefined}
      />,
    );
  expect(html('forty')).toMatch(/aria-invalid="true"[^>]*value="forty"/);
  expect(html('forty')).toContain('We can’t read this as an amount.');
  expect(html('5k')).toContain('value="$10,000"');
  expect(html('5k')).toContain('The minimum here is $10,000');
});
