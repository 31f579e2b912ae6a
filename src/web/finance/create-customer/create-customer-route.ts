import { z } from 'zod';
import { localPhone } from '#domain/lead/local-phone.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RequestServices } from '#services/request-services.ts';
import { acceptedForm } from '#web/enquiry/form/accepted-form.ts';
import { submitApplication } from '#web/finance/application/submit-application.ts';
import { type RequestedLoan, requestedLoan } from '#web/finance/application/requested-loan.ts';
import { financeTexts } from '#web/finance/finance-texts.ts';
import { vehicleOfLink } from '#web/finance/vehicle-of-link.ts';
import { isUnavailable } from '#web/is-unavailable.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/create-customer-route.ts';
import { type CustomerPost, customerPost, formValues } from './customer-post.ts';

/** The page that an application by this address counts as sent from. */
const PAGE = '/finance';

/**
 * `POST /api/{finance partner}/create-customer`: the application of the finance form, for scripts. The visitor must be
 * signed in with the phone in it; the lead is stored too, once for each `idempotency_key` or each content.
 * Source: specification 2, section 7; the error texts are in section 8.
 */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const { finance } = services.site.settings;
  if (!finance.enabled || params.partner !== finance.partner.id)
    return refused(404, 'This site has no such finance partner.');
  const parsed = customerPost.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return refused(400, z.prettifyError(parsed.error));
  const { phoneNumber } = parsed.data.data;
  if (services.visitor?.phone !== localPhone(phoneNumber))
    return refused(401, 'Please verify this mobile number first.');
  try {
    return await apply(request, new URL(PAGE, url), parsed.data, services);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return refused(503, financeTexts.leadFailed);
  }
}

async function apply(request: Request, page: URL, post: CustomerPost, services: RequestServices) {
  const values = formValues(post);
  const vehicle = await vehicleOfLink(services, values['car_id']);
  const form = await acceptedForm(
    formPost(request, page, values),
    page,
    'finance',
    { vehicle },
    services,
  );
  if (!form.ok) {
    if (form.answer instanceof Response) return Response.json({ redirectUrl: '/success' });
    const { data, init } = form.answer;
    return refused(init?.status ?? 422, data.faults.map(({ message }) => message).join(' '));
  }
  const loan = describedLoan(requestedLoan(values, page, vehicle, services), post, vehicle);
  const submitted = await submitApplication(form.submission, loan, services);
  if (submitted.ok) return Response.json({ redirectUrl: submitted.redirectUrl });
  const { name: partner } = services.site.settings.finance.partner;
  return refused(502, submitted.message ?? financeTexts.customerRefused(partner));
}

/** The post as one of the finance form. */
function formPost({ headers }: Request, page: URL, values: Record<string, string>): Request {
  const agent = headers.get('user-agent') ?? '';
  const body = new URLSearchParams(values);
  return new Request(page, { method: 'POST', body, headers: { 'user-agent': agent } });
}

/** A vehicle of the site is described by the platform, any other one by the post. */
function describedLoan(
  { request }: RequestedLoan,
  { data: { year, vin, nvic } }: CustomerPost,
  vehicle: Vehicle | undefined,
): RequestedLoan {
  const posted = { ...(year && { year }), ...(vin && { vin }), ...(nvic && { nvic }) };
  // what the shopper saw is not known here, so the lead gets the partner's quote
  return { request: vehicle ? request : { ...request, ...posted }, estimate: undefined };
}

function refused(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
