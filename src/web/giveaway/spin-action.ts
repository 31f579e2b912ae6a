import { data } from 'react-router';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import type { RequestServices } from '#services/request-services.ts';
import { acceptedForm } from '#web/enquiry/form/accepted-form.ts';
import { randomKey } from '#web/enquiry/form/form-elements.ts';
import { postedForm } from '#web/posted-form.ts';
import {
  failed,
  otherPhone,
  refused,
  sendCode,
  type Sent,
  unavailable,
} from '#web/verification/verification-answers.ts';
import { type SignInHeaders, verifyCode } from '#web/verification/verify-code.ts';
import { closedText, giveawayTexts } from './giveaway-texts.ts';
import { drawn, type SpinAnswer } from './spin-answer.ts';

/** Sends a code, unlocks the phone, or spins the wheel, as the pressed button (`go`) says. */
export async function spinAction(request: Request, url: URL, services: RequestServices) {
  const { go, sent } = await postedForm(request, ['send', 'other-phone', 'spin']);
  if (go === 'send') {
    // made here, so that a spin without script has the same key when it is repeated
    return sendCode({ ...sent, idempotency_key: sent['idempotency_key'] || randomKey() }, services);
  }
  if (go === 'other-phone') return otherPhone(sent, services.visitor?.phone);
  const form = await acceptedForm(request, url, 'spin-to-win', {}, services);
  if (form.ok)
    return spin(form.submission, sent, services).catch((error: unknown) =>
      unavailable(error, giveawayTexts.failed, sent),
    );
  if (form.answer instanceof Response) return form.answer;
  const { data: answer, init } = form.answer;
  return data<SpinAnswer>({ ...answer, hasCode: 'code' in sent }, init ?? {});
}

async function spin(submission: LeadSubmission, sent: Sent, services: RequestServices) {
  const { giveaway } = services;
  const { settings } = services.site;
  const { fields, idempotency_key: key } = submission;
  // its code is spent, and its browser may have dropped the answer that signed the visitor in
  const repeated = key && (await giveaway.drawOfSubmission(fields.phone, key));
  if (repeated) return drawn(repeated, settings);
  const verified = await verify(submission, sent, services);
  if (!verified.ok) return refused(verified.status, verified.faults, sent);
  const { visitor, headers } = verified;
  try {
    const result = await giveaway.draw({ ...submission, visitor_id: visitor.id });
    if (result.ok) return drawn(result.draw, settings, headers);
    return failed(409, closedText(result.state, settings.time_zone), sent, headers);
  } catch (error) {
    // the code is spent, so even this answer signs the visitor in
    return unavailable(error, giveawayTexts.failed, sent, headers);
  }
}

/** The phone must be verified, unless its visitor is signed in. No code is spent on a giveaway that is closed. */
async function verify(
  { fields: { phone, ...details }, dealership_slug: dealershipSlug }: LeadSubmission,
  sent: Sent,
  services: RequestServices,
) {
  const { giveaway, visitor, site } = services;
  const noHeaders: SignInHeaders = [];
  if (visitor?.phone === phone) return { ok: true, visitor, headers: noHeaders } as const;
  const { state } = await giveaway.standing();
  if (state.kind !== 'running') {
    const message = closedText(state, site.settings.time_zone);
    return { ok: false as const, status: 409, faults: [{ field: '', message }] };
  }
  return verifyCode(services, { phone, dealershipSlug, details }, sent);
}
