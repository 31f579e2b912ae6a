import fc from 'fast-check';
import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import type { CheckoutPurpose } from '#domain/form/form-context.ts';
import { leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { checkoutSteps, nextScreen } from './checkout-steps.ts';

const now = new Date('2026-11-20T00:00:00.000Z');
const vehicle = someVehicle({ status: 'in_stock', price: 20_000 });
function stepsOf(purpose: CheckoutPurpose, settings: Record<string, unknown> = {}) {
  const site = someSite('yard', settings);
  const form = leadFormView('reservation', site.settings, now, { vehicle, purpose });
  return { form, steps: checkoutSteps(form, purpose) };
}
const namesOf = (purpose: CheckoutPurpose, settings?: Record<string, unknown>) =>
  stepsOf(purpose, settings).steps.map(({ fields }) => fields.map(({ name }) => name));

it('asks every field of the form once', () => {
  const terms = { forms: { terms_notice: true, terms_text: 'Be kind.' } };
  for (const purpose of ['reserve', 'buy'] as const) {
    const { form } = stepsOf(purpose, terms);
    expect(namesOf(purpose, terms).flat().toSorted()).toEqual(
      form.fields.map(({ name }) => name).toSorted(),
    );
  }
});

it('asks for a visit or for a handover, and for what the site offers', () => {
  const delivers = { delivery: { enabled: true }, trade_in: { enabled: false } };
  expect(namesOf('reserve', delivers)[1]).toContain('appointment');
  expect(namesOf('reserve', delivers)[1]).not.toContain('handover');
  expect(namesOf('buy', delivers)[1]).toEqual(expect.arrayContaining(['handover', 'postcode']));
  expect(namesOf('buy', delivers)[1]).not.toContain('appointment');
  expect(namesOf('buy', delivers)[1]).not.toContain('has_trade_in');
  expect(namesOf('buy')[1]).toContain('has_trade_in');
  expect(namesOf('buy')[1]).not.toContain('handover');
});

it('asks at once for what follows an answer whose own question the site has removed', () => {
  const delivers = { delivery: { enabled: true } };
  const revealed = (...removed: string[]) => {
    const fields = removed.map((name) => ({ name, removed: true }));
    const { form } = stepsOf('buy', { ...delivers, forms: { own: { reservation: { fields } } } });
    return form.fields.flatMap(({ options = [] }) =>
      options.flatMap(({ reveals }) => reveals ?? []),
    );
  };
  expect(revealed()).toEqual(['postcode', 'trade_in_vehicle']);
  expect(revealed('postcode')).toEqual(['trade_in_vehicle']);
  expect(revealed('postcode', 'trade_in_vehicle')).toEqual([]);
});

const { steps } = stepsOf('reserve');
const names = steps.map(({ name }) => name);
const good = () => ({ ok: true }) as const;

it('goes on, back and to any screen, and keeps what was typed', () => {
  const sent = fc.record({
    step: fc.constantFrom(...names),
    go: fc.constantFrom('', 'back', ...names),
    message: fc.string(),
  });
  fc.assert(
    fc.property(sent, (posted) => {
      const at = names.indexOf(posted.step);
      const screen = nextScreen(steps, posted, good);
      const wanted = posted.go === 'back' ? names[Math.max(at - 1, 0)] : posted.go || names[at + 1];
      expect(screen?.step).toBe(wanted);
      if (screen) expect(screen.values).toEqual(posted);
    }),
  );
});

it('stays on the first screen with a fault; a post of no screen is one of the whole form', () => {
  const faults = [{ field: 'email', message: 'Enter your email address.' }];
  const bad = () => ({ ok: false, step: 'contact', faults }) as const;
  expect(nextScreen(steps, { step: 'choices' }, bad)).toMatchObject({ step: 'contact', faults });
  expect(nextScreen(steps, { email: 'mia@example.com' }, bad)).toBeUndefined();
});
