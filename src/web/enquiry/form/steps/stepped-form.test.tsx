// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { checkoutSteps } from '#web/checkout/checkout-steps.ts';
import { valuesOf } from '#web/enquiry/form/form-elements.ts';
import { leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { valuationFormView } from '#web/trade-in/valuation/valuation-form-view.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import type { FormStep } from '#domain/form/form-field.ts';
import { SteppedForm } from './stepped-form.tsx';
import type { SteppedFormView } from './stepped-form-view.ts';

const { settings } = someSite('yard');
const now = new Date('2026-11-20T00:00:00.000Z');

function checkout(): SteppedFormView {
  const form = leadFormView('reservation', settings, now, {
    vehicle: someVehicle(),
    purpose: 'reserve',
  });
  return { ...form, steps: checkoutSteps(form, 'reserve') };
}

/** The form on the page of a screen, as it comes from the server. */
function shown(form: SteppedFormView, step: FormStep, values?: Record<string, string>) {
  const Page = createRoutesStub([
    {
      Component: () => <Outlet context={{ slug: 'yard' }} />,
      children: [
        {
          path: '/',
          Component: () => (
            <SteppedForm
              form={form}
              step={step}
              answer={values && { faults: [], values }}
              isAnswer={false}
              isSettled
              sending={false}
            />
          ),
        },
      ],
    },
  ]);
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Page />);
  return page.querySelector('form')!;
}

const consentOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[type=checkbox][name=opt_in]')!;

it.each([
  ['checkout', checkout()],
  ['valuation', valuationFormView(settings, now, {}, true)],
] as const)('the %s keeps the choice about consent, which is ticked at first', (_, form) => {
  const [before, last] = form.steps.slice(-2);
  if (!before || !last) throw new Error('The form has too few screens');
  for (const chosen of [true, false]) {
    const first = shown(form, last);
    expect(consentOf(first).checked).toBe(true);
    const untouched = valuesOf(first);
    consentOf(first).checked = chosen;
    const sent = valuesOf(first);
    expect(consentOf(shown(form, last, sent)).checked).toBe(chosen);
    // the browser remembers each change on top of the earlier ones
    const remembered = { ...untouched, ...sent };
    expect(consentOf(shown(form, last, remembered)).checked).toBe(chosen);
    const sentAgain = valuesOf(shown(form, before, sent));
    expect(consentOf(shown(form, last, sentAgain)).checked).toBe(chosen);
  }
});
