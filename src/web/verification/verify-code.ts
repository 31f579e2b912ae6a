import type { ContactDetails, Visitor } from '#domain/account/visitor.ts';
import { checkForm } from '#domain/form/check-form.ts';
import type { FieldFault } from '#domain/form/form-field.ts';
import type { RequestServices } from '#services/request-services.ts';
import { signedInCookie } from './signed-in-cookie.ts';
import { codeField } from './verification-fields.ts';
import { tooManyText, verificationTexts } from './verification-texts.ts';

/** The headers that sign a visitor in; empty if no code was verified. */
export type SignInHeaders = ['set-cookie', string][];

/** The visitor and the headers that sign them in, or the status and faults for the form. */
export type VerifiedCode =
  | { ok: true; visitor: Visitor; headers: SignInHeaders }
  | { ok: false; status: number; faults: FieldFault[] };

interface VerifiedSubmission {
  /** In local format. */
  phone: string;
  /** By default the site's first dealership. */
  dealershipSlug?: string;
  /** Fills in the details of a visitor who has none. */
  details?: ContactDetails;
}

/**
 * Verifies a phone by the code that was submitted with a form.
 * @param sent the form's values; without `code`, none was asked for
 */
export async function verifyCode(
  { account, site, origin }: Pick<RequestServices, 'account' | 'site' | 'origin'>,
  {
    phone,
    dealershipSlug = site.settings.dealerships[0]?.slug ?? site.slug,
    details,
  }: VerifiedSubmission,
  sent: Readonly<Record<string, string>>,
): Promise<VerifiedCode> {
  if (sent['code'] === undefined) {
    return refused(422, { field: 'phone', message: verificationTexts.unverified });
  }
  const checked = checkForm([codeField], sent);
  if (!checked.ok) return refused(422, ...checked.faults);
  const code = checked.values['code'] ?? '';
  const verified = await account.verifyPhone({ phone, code, dealershipSlug, details });
  if (verified.ok) {
    const { visitor, token } = verified;
    const cookies = [account.cookie(token), signedInCookie(origin)];
    return { ok: true, visitor, headers: cookies.map((cookie) => ['set-cookie', cookie]) };
  }
  if (verified.reason !== 'too-many') {
    const text =
      verified.reason === 'invalid' ? verificationTexts.invalid : verificationTexts.expired;
    return refused(422, { field: codeField.name, message: text });
  }
  const message = tooManyText(verified.retryAt, site.settings.time_zone);
  return refused(429, { field: '', message });
}

function refused(status: number, ...faults: FieldFault[]): VerifiedCode {
  return { ok: false, status, faults };
}
