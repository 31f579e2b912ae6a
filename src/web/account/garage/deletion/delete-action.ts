import { data, redirect } from 'react-router';
import type { Visitor } from '#domain/account/visitor.ts';
import { checkForm } from '#domain/form/check-form.ts';
import type { RequestServices } from '#services/request-services.ts';
import { outageFault } from '#web/enquiry/lead/form-faults.ts';
import { postedForm } from '#web/posted-form.ts';
import { sendCodeTo } from '#web/verification/send-code-to.ts';
import {
  failed,
  refused,
  type Sent,
  unavailable,
  type VerificationAnswer,
} from '#web/verification/verification-answers.ts';
import { verifyCode } from '#web/verification/verify-code.ts';
import { deleteFields } from './delete-fields.ts';

const outage = outageFault('Your account was not deleted');

/** Sends a code to the visitor's phone, or deletes the account with it, as the pressed button (`go`) says. */
export async function deleteAction(request: Request, visitor: Visitor, services: RequestServices) {
  const { go, sent } = await postedForm(request, ['send', 'delete']);
  try {
    if (go === 'delete') return await deleteVerified(sent, visitor, services);
    const answer = await sendCodeTo(services, visitor.phone);
    if (answer.sent)
      return data<VerificationAnswer>({
        faults: [],
        values: {},
        hasCode: true,
        isSent: answer.sent,
      });
    return failed(answer.status, answer.message, sent);
  } catch (error) {
    return unavailable(error, outage.message, sent);
  }
}

async function deleteVerified(sent: Sent, { phone }: Visitor, services: RequestServices) {
  const checked = checkForm(deleteFields, sent);
  if (!checked.ok) return refused(422, checked.faults, sent);
  const verified = await verifyCode(services, { phone }, sent);
  if (!verified.ok) return refused(verified.status, verified.faults, sent);
  const cookie = await services.garage.deleteAccount(verified.visitor);
  return redirect('/my-garage/deleted', { status: 303, headers: { 'set-cookie': cookie } });
}
