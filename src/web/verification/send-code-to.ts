import type { RequestServices } from '#services/request-services.ts';
import { isUnavailable } from '#web/is-unavailable.ts';
import { tooManyText, verificationTexts } from './verification-texts.ts';

/** The status and message for a form if no code was sent. */
export type CodeAnswer =
  | { sent: 'now' | 'before' }
  | { sent: false; status: number; message: string };

/**
 * Sends a code for a form.
 * @param phone an Australian mobile number in local format
 */
export async function sendCodeTo(
  { account, site, logFailure }: Pick<RequestServices, 'account' | 'site' | 'logFailure'>,
  phone: string,
  dealershipSlug = site.settings.dealerships[0]?.slug ?? site.slug,
): Promise<CodeAnswer> {
  try {
    const answer = await account.sendCode(phone, dealershipSlug);
    if (answer.ok) return { sent: answer.sent };
    return answer.reason === 'too-many'
      ? {
          sent: false,
          status: 429,
          message: tooManyText(answer.retryAt, site.settings.time_zone),
        }
      : { sent: false, status: 422, message: verificationTexts.refused };
  } catch (error) {
    if (!isUnavailable(error)) logFailure(error, 'a code could not be sent');
    return { sent: false, status: 503, message: verificationTexts.failed };
  }
}
