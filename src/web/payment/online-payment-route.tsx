import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { amountCents } from '#domain/payment/amount-cents.ts';
import { paymentPath } from '#domain/payment/payment-path.ts';
import { signedIn } from '#web/account/signed-in.ts';
import { visitorPage } from '#web/account/visitor-page.ts';
import { PaymentMarks } from '#web/checkout/payment-marks.tsx';
import { acceptedForm } from '#web/enquiry/form/accepted-form.ts';
import { formClientAction } from '#web/enquiry/form/form-client-action.ts';
import { FormPage } from '#web/enquiry/form-page.tsx';
import { leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { leadNotSent } from '#web/enquiry/lead/lead-not-sent.ts';
import type { RequestServices } from '#services/request-services.ts';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { requirePage } from '#web/site/require-page.ts';
import type { Route } from './+types/online-payment-route.ts';

export const handle = visitorPage;

/** `/online-payment`: a signed-in visitor pays an amount agreed with the dealer. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  requireAccess(services, url);
  const { site, now, origin } = services;
  const { name, online_payment } = site.settings;
  return {
    heading: `Pay ${name} online`,
    text: online_payment.text,
    form: leadFormView('online-payment', site.settings, now),
    meta: pageMeta({
      title: `Pay online | ${name}`,
      description: `Pay ${name} online.`,
      canonical: '/online-payment',
      origin,
      settings: site.settings,
      trail: [{ name: 'Pay online', path: '/online-payment' }],
      noindex: true,
    }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  requireAccess(services, url);
  const form = await acceptedForm(request, url, 'online-payment', {}, services);
  if (!form.ok) return form.answer;
  const { submission, sent } = form;
  const { answers = [] } = submission.fields;
  const answer = (name: string) => answers.find((one) => one.name === name)?.value ?? '';
  const paying = services.payments.pay(submission, {
    // the form's validation has normalised it
    amount_cents: amountCents(answer('amount')) ?? 0,
    reference: answer('reference'),
  });
  const result = await paying.catch((error: unknown) => leadNotSent(error, sent));
  if ('data' in result) return result;
  if (result.ok) return redirect(paymentPath(result.payment.id), 303);
  return data({ faults: [{ field: '', message: unavailable }], values: sent }, { status: 503 });
}

const unavailable =
  'The payment could not be begun, and nothing was charged. Please try again, or call us.';

export const clientAction = formClientAction;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function OnlinePaymentRoute() {
  const { heading, text, form } = useLoaderData<typeof loader>();
  return (
    <FormPage heading={heading} form={form} answer={useActionData<typeof action>()}>
      <p>{text}</p>
      <PaymentMarks />
    </FormPage>
  );
}

/** @throws a 404 if the site takes no payments, a redirect if the visitor has not signed in */
function requireAccess(services: RequestServices, url: URL): void {
  requirePage(services, url);
  if (!services.payments.areAvailable()) throw data(null, { status: 404 });
  signedIn(services, url, 'online-payment');
}
