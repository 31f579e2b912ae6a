import '#web/enquiry/form/fields/field-notes.css';
import '#web/enquiry/form/fields/form-field.css';
import './phone-verification.css';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { codeField, phoneField } from './verification-fields.ts';
import { verificationTexts } from './verification-texts.ts';

interface PhoneVerificationProps {
  /** As submitted. */
  phone: string | undefined;
  /** The phone of a signed-in visitor, who needs no code. */
  verifiedPhone: string | undefined;
  /** Whether a code has been sent: the phone is then locked, and the code asked for. */
  hasCode: boolean;
  isSent: boolean;
  isSending: boolean;
  faultOf(field: string): string | undefined;
}

/** The phone of a form and the code that verifies it. Source: specification 2, section 4, "Phone verification". */
export function PhoneVerification(props: PhoneVerificationProps) {
  const { phone, verifiedPhone, hasCode, isSent, isSending, faultOf } = props;
  if (verifiedPhone !== undefined) {
    return (
      <p className="phone-verification">
        <input type="hidden" name="phone" value={verifiedPhone} />
        Your mobile number <strong>{verifiedPhone}</strong> is verified.
      </p>
    );
  }
  const send = (
    <button
      type="submit"
      name="go"
      value="send"
      formNoValidate
      className="button button-quiet phone-verification-send"
      aria-disabled={isSending}
    >
      {isSending
        ? verificationTexts.sending
        : hasCode
          ? verificationTexts.resend
          : verificationTexts.send}
    </button>
  );
  if (!hasCode) {
    return (
      <div className="phone-verification">
        <FormField field={phoneField} value={phone} fault={faultOf('phone')} />
        {send}
      </div>
    );
  }
  return (
    <div className="phone-verification">
      <div className="field">
        <label htmlFor="locked-phone">{phoneField.label}</label>
        <input
          id="locked-phone"
          name="phone"
          value={phone ?? ''}
          readOnly
          aria-describedby="locked-phone-note"
        />
        <output id="locked-phone-note" className="field-hint">
          {isSent && verificationTexts.sent}
        </output>
      </div>
      {send}
      <FormField field={codeField} value={undefined} fault={faultOf('code')} />
    </div>
  );
}
