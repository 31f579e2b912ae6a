import { data, redirect } from 'react-router';
import type { Visitor } from '#domain/account/visitor.ts';
import { checkForm } from '#domain/form/check-form.ts';
import type { RequestServices } from '#services/request-services.ts';
import { signInFields } from '#web/account/sign-in-view.ts';
import { refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { outageFault } from '#web/enquiry/lead/form-faults.ts';
import { leadNotSent } from '#web/enquiry/lead/lead-not-sent.ts';
import { postedForm } from '#web/posted-form.ts';

const page = '/my-garage/account';
/** The page after the details were saved. */
const savedPage = `${page}?saved`;
const outages = {
  consent: outageFault('Your choice was not saved'),
  details: outageFault('Your details were not saved'),
  confirmation: outageFault(
    'Your details were saved, but we could not send the email that confirms your address',
  ),
};

/** Changes the consent to marketing or the visitor's details, as the pressed button (`go`) says. */
export async function profileAction(request: Request, visitor: Visitor, services: RequestServices) {
  const { go, sent } = await postedForm(request, ['consent', 'details']);
  try {
    if (go === 'consent') {
      await services.garage.chooseMarketing(visitor, sent['opt_in'] === 'on');
      return redirect(page, 303);
    }
    const checked = checkForm(signInFields.details, sent);
    if (!checked.ok) return data(refusedForm(checked.faults, sent), { status: 422 });
    const { name = '', last_name = '', email = '' } = checked.values;
    await services.account.changeDetails({ name, last_name, email });
    return await confirmAddress(visitor, sent, services);
  } catch (error) {
    return leadNotSent(error, sent, outages[go]);
  }
}

/** A failure here must not look as if the details were lost. */
async function confirmAddress(
  visitor: Visitor,
  sent: Readonly<Record<string, string>>,
  { alerts }: Pick<RequestServices, 'alerts'>,
) {
  try {
    await alerts.confirmNewAddress(visitor);
    return redirect(savedPage, 303);
  } catch (error) {
    return leadNotSent(error, sent, outages.confirmation);
  }
}
