import type { ClientActionFunctionArgs } from 'react-router';
import { noteSignIn } from '#web/account/signed-in-browser.ts';
import { submitWithFallback, whenAccepted } from '#web/enquiry/form/form-client-action.ts';
import { inTime } from '#web/enquiry/form/network-fault.ts';
import { isEnquiryAnswer } from '#web/enquiry/lead/enquiry-answer.ts';
import { financeTexts } from '#web/finance/finance-texts.ts';
import { verificationNotSent } from '#web/verification/verification-not-sent.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import type { FinanceAnswer } from './application/finance-answer.ts';

/** A code that the server does not acknowledge in this time counts as not sent. Source: specification 2, section 9. */
const SEND_TIMEOUT_MS = 15_000;

/** Posts the finance form; on a network failure the form keeps what the shopper typed. */
export async function financeClientAction<T>({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & { serverAction(): Promise<T> }) {
  const body = await request.clone().formData();
  const failed = (values: FormData, message?: string): FinanceAnswer => {
    const usual = values.get('go') === 'apply' ? financeTexts.leadFailed : undefined;
    return verificationNotSent(values, message ?? usual);
  };
  const answer = submitWithFallback(failed, isEnquiryAnswer, {
    request,
    serverAction: () =>
      body.get('go') === 'send' ? inTime(serverAction(), SEND_TIMEOUT_MS) : serverAction(),
  });
  // the application was accepted, so a code in it was right
  const shown = await whenAccepted(answer, () => noteVerified(body));
  if (typeof shown === 'object' && shown && 'isVerified' in shown) noteVerified(body);
  return shown;
}

/** The phones and codes that this page has recorded as verified. */
const recorded = new Set<string>();

/**
 * Records that a code was verified, and that its visitor is signed in: once for each code, because a form may be sent
 * again after its partner failed. A form without a code comes from a visitor who was signed in before.
 */
function noteVerified(body: FormData): void {
  const code = body.get('code');
  if (typeof code !== 'string') return;
  const key = `${String(body.get('phone'))} ${code}`;
  if (recorded.has(key)) return;
  recorded.add(key);
  recordEvent('codeVerified');
  noteSignIn();
}
