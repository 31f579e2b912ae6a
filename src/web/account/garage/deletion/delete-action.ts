import { data, redirect } from 'react-router';
import type { Visitor } from '#domain/account/visitor.ts';
import { checkForm } from '#domain/form/check-form.ts';
import type { FieldFault } from '#domain/form/form-field.ts';
import type { SiteServices } from '#services/site-services.ts';
import { type EnquiryAnswer, refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { outageFault } from '#web/enquiry/lead/form-faults.ts';
import { leadNotSent } from '#web/enquiry/lead/lead-not-sent.ts';
import { postedForm } from '#web/posted-form.ts';
import { sendCodeTo } from '#web/verification/send-code-to.ts';
import { verifyCode } from '#web/verification/verify-code.ts';
import { deleteFields } from './delete-fields.ts';

export interface DeleteAnswer extends EnquiryAnswer {
  /** Whether a code has been sent, and its field is shown. */
  hasCode: boolean;
}

type Sent = Record<string, string>;

const outage = outageFault('Your account was not deleted');

/** Sends a code to the visitor's phone, or deletes the account with it, as the pressed button (`go`) says. */
export async function deleteAction(request: Request, visitor: Visitor, services: SiteServices) {
  const { go, sent } = await postedForm(request, ['send', 'delete']);
  try {
    if (go === 'delete') return await deleteVerified(sent, visitor, services);
    const answer = await sendCodeTo(services, visitor.phone);
    if (answer.sent) return data<DeleteAnswer>({ faults: [], values: {}, hasCode: true });
    return refused(answer.status, [{ field: '', message: answer.message }], sent);
  } catch (error) {
    const { data: answer, init } = leadNotSent(error, sent, outage);
    return data<DeleteAnswer>({ ...answer, hasCode: 'code' in sent }, init ?? {});
  }
}

async function deleteVerified(sent: Sent, { phone }: Visitor, services: SiteServices) {
  const checked = checkForm(deleteFields, sent);
  if (!checked.ok) return refused(422, checked.faults, sent);
  const verified = await verifyCode(services, { phone }, sent);
  if (!verified.ok) return refused(verified.status, verified.faults, sent);
  const cookie = await services.garage.deleteAccount(verified.visitor);
  return redirect('/my-garage/deleted', { status: 303, headers: { 'set-cookie': cookie } });
}

function refused(status: number, faults: FieldFault[], sent: Sent) {
  const answer: DeleteAnswer = { ...refusedForm(faults, sent), hasCode: 'code' in sent };
  return data(answer, { status });
}
