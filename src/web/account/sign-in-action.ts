import { data, redirect } from 'react-router';
import { isNewcomer } from '#domain/account/visitor.ts';
import { checkForm } from '#domain/form/check-form.ts';
import type { FieldFault } from '#domain/form/form-field.ts';
import type { SiteServices } from '#services/site-services.ts';
import { type EnquiryAnswer, refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { postedForm } from '#web/posted-form.ts';
import { outageFault } from '#web/enquiry/lead/form-faults.ts';
import { leadNotSent } from '#web/enquiry/lead/lead-not-sent.ts';
import { sendCodeTo } from '#web/verification/send-code-to.ts';
import { verifyCode } from '#web/verification/verify-code.ts';
import { addFavourites } from './add-favourites.ts';
import { FAVOURITES_BOX } from './favourites-choice.tsx';
import { type SignInScreen, signInFields, signInView } from './sign-in-view.ts';

export interface SignInAnswer extends EnquiryAnswer {
  screen: SignInScreen;
  /** Whether a code has just been sent. */
  isSent?: true;
}

type Sent = Record<string, string>;

/** Sends a code, verifies it, or stores a newcomer's details, as the pressed button (`go`) says. */
export async function signInAction(request: Request, url: URL, services: SiteServices) {
  const { go, sent, body } = await postedForm(request, ['send', 'verify', 'details']);
  try {
    if (go === 'verify') return await verify(body, sent, url, services);
    if (go === 'details') return await saveDetails(sent, url, services);
    return await send(sent, services);
  } catch (error) {
    const { data: answer, init } = leadNotSent(error, sent, outageOf(sent));
    return data({ ...answer, screen: screenOf(sent) }, init ?? {});
  }
}

async function send(sent: Sent, services: SiteServices) {
  const checked = checkForm(signInFields.phone, sent);
  if (!checked.ok) return refused('phone', 422, checked.faults, sent);
  const answer = await sendCodeTo(services, checked.values['phone'] ?? '');
  if (!answer.sent) {
    const fault: FieldFault = { field: '', message: answer.message };
    return refused(screenOf(sent), answer.status, [fault], sent);
  }
  const isSent: SignInAnswer = {
    faults: [],
    values: { phone: sent['phone'] ?? '' },
    screen: 'code',
    isSent: true,
  };
  return data(isSent);
}

async function verify(body: FormData, sent: Sent, url: URL, services: SiteServices) {
  const checked = checkForm(signInFields.code, sent);
  if (!checked.ok) return refused('code', 422, checked.faults, sent);
  const verified = await verifyCode(services, { phone: checked.values['phone'] ?? '' }, sent);
  if (!verified.ok) return refused('code', verified.status, verified.faults, sent);
  const { visitor, headers } = verified;
  if (body.has(FAVOURITES_BOX)) {
    // the code is spent, so the visitor is signed in all the same; the garage offers what was not added
    await addFavourites(body, visitor, services).catch((error: unknown) =>
      services.logFailure(error, 'favourites were not added to a watchlist'),
    );
  }
  const { redirect: target } = signInView(url, services.site.settings, visitor);
  const next = isNewcomer(visitor) ? url.pathname + url.search : target;
  return redirect(next, { status: 303, headers });
}

async function saveDetails(sent: Sent, url: URL, { account, site, visitor }: SiteServices) {
  if (!visitor) return refused('phone', 422, [], {});
  const checked = checkForm(signInFields.details, sent);
  if (!checked.ok) return refused('details', 422, checked.faults, sent);
  const { name = '', last_name = '', email = '' } = checked.values;
  await account.changeDetails({ name, last_name, email });
  return redirect(signInView(url, site.settings, visitor).redirect, 303);
}

function refused(screen: SignInScreen, status: number, faults: FieldFault[], sent: Sent) {
  const answer: SignInAnswer = { ...refusedForm(faults, sent), screen };
  return data(answer, { status });
}

function outageOf({ go }: Sent): FieldFault {
  return outageFault(
    go === 'details' ? 'Your details were not saved' : 'You are not signed in yet',
  );
}

/** The screen that a post came from. */
function screenOf({ go, code }: Sent): SignInScreen {
  if (go === 'details') return 'details';
  return go === 'verify' || code !== undefined ? 'code' : 'phone';
}
