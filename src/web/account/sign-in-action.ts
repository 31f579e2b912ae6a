import { data, redirect } from 'react-router';
import { vehicleToSave } from '#domain/account/sign-in-path.ts';
import { isNewcomer, type Visitor } from '#domain/account/visitor.ts';
import { checkForm } from '#domain/form/check-form.ts';
import type { FieldFault } from '#domain/form/form-field.ts';
import type { RequestServices } from '#services/request-services.ts';
import { type EnquiryAnswer, refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { postedForm } from '#web/posted-form.ts';
import { outageFault } from '#web/enquiry/lead/form-faults.ts';
import { leadNotSent } from '#web/enquiry/lead/lead-not-sent.ts';
import { sendCodeTo } from '#web/verification/send-code-to.ts';
import { verifyCode } from '#web/verification/verify-code.ts';
import { addFavourites } from './add-favourites.ts';
import { FAVOURITES_BOX } from './favourites-choice.tsx';
import { screenOf, type SignInScreen, signInFields, signInView } from './sign-in-view.ts';
import { watchVehicle } from './watch-vehicle.ts';

export interface SignInAnswer extends EnquiryAnswer {
  screen: SignInScreen;
  /** Whether a code has just been sent, or was a moment before. */
  isSent?: 'now' | 'before';
}

type Sent = Record<string, string>;

/** Sends a code, verifies it, stores a newcomer's details, or saves a vehicle, as the pressed button (`go`) says. */
export async function signInAction(request: Request, url: URL, services: RequestServices) {
  const { go, sent, body } = await postedForm(request, ['send', 'verify', 'details', 'save']);
  try {
    if (go === 'verify') return await verify(body, sent, url, services);
    if (go === 'details') return await saveDetails(sent, url, services);
    if (go === 'save') return await saveVehicle(sent, url, services);
    return await send(sent, services);
  } catch (error) {
    const { data: answer, init } = leadNotSent(error, sent, outageOf(sent));
    return data({ ...answer, screen: screenOf(sent) }, init ?? {});
  }
}

async function send(sent: Sent, services: RequestServices) {
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
    isSent: answer.sent,
  };
  return data(isSent);
}

async function verify(body: FormData, sent: Sent, url: URL, services: RequestServices) {
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
  // if it fails, the page asks again and the press says why
  const isSaved = await hasSaved(visitor, url, services);
  const { redirect: target } = signInView(url, services.site.settings, visitor);
  const isComplete = isSaved && !isNewcomer(visitor);
  return redirect(isComplete ? target : url.pathname + url.search, { status: 303, headers });
}

async function saveDetails(sent: Sent, url: URL, services: RequestServices) {
  const { account, site, visitor } = services;
  if (!visitor) return refused('phone', 422, [], {});
  const checked = checkForm(signInFields.details, sent);
  if (!checked.ok) return refused('details', 422, checked.faults, sent);
  const { name = '', last_name = '', email = '' } = checked.values;
  await account.changeDetails({ name, last_name, email });
  const isSaved = await hasSaved(visitor, url, services);
  const { redirect: target } = signInView(url, site.settings, visitor);
  return redirect(isSaved ? target : url.pathname + url.search, 303);
}

/** Saves the vehicle for which the visitor has signed in. @returns true also if there is none */
async function hasSaved(visitor: Visitor, url: URL, services: RequestServices): Promise<boolean> {
  const id = vehicleToSave(url);
  if (id === undefined) return true;
  try {
    const { ok } = await watchVehicle(id, visitor, services);
    return ok;
  } catch (error) {
    services.logFailure(error, 'a vehicle was not added to a watchlist');
    return false;
  }
}

async function saveVehicle(sent: Sent, url: URL, services: RequestServices) {
  const { site, visitor } = services;
  if (!visitor) return refused('phone', 422, [], {});
  const id = vehicleToSave(url);
  const watched = id === undefined ? undefined : await watchVehicle(id, visitor, services);
  if (watched?.ok === false) {
    return refused('save', watched.status, [{ field: '', message: watched.message }], sent);
  }
  return redirect(signInView(url, site.settings, visitor).redirect, 303);
}

function refused(screen: SignInScreen, status: number, faults: FieldFault[], sent: Sent) {
  const answer: SignInAnswer = { ...refusedForm(faults, sent), screen };
  return data(answer, { status });
}

function outageOf({ go }: Sent): FieldFault {
  if (go === 'save') return outageFault('The vehicle was not saved');
  return outageFault(
    go === 'details' ? 'Your details were not saved' : 'You are not signed in yet',
  );
}
