import { writtenPhone } from '#domain/lead/written-phone.ts';
import '#web/enquiry/form/fields/field-notes.css';
import '#web/enquiry/form/fields/form-field.css';
import './phone-verification.css';
import { useEffect, useRef } from 'react';
import { useFieldId } from '#web/enquiry/form/fields/field-ids.ts';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { codeField, phoneField } from './verification-fields.ts';
import { sentText, verificationTexts } from './verification-texts.ts';

interface PhoneVerificationProps {
  /** As submitted. */
  phone: string | undefined;
  /** The phone of a signed-in visitor, who needs no code. */
  verifiedPhone: string | undefined;
  /** Whether a signed-in visitor may use another phone than the account's. */
  mayUseOther?: boolean;
  /** Whether a code has been sent: the phone is then locked, and the code asked for. */
  hasCode: boolean;
  /** Whether a code has just been sent, or was a moment before. */
  isSent: 'now' | 'before' | undefined;
  isSending: boolean;
  faultOf(field: string): string | undefined;
}

/** The phone of a form and the code that verifies it. Source: specification 2, section 4, "Phone verification". */
export function PhoneVerification({
  verifiedPhone,
  mayUseOther = false,
  ...asked
}: PhoneVerificationProps) {
  if (verifiedPhone === undefined) return <UnverifiedPhone {...asked} />;
  return (
    <div className="phone-verification">
      <p>
        <input type="hidden" name="phone" value={verifiedPhone} />
        Your mobile number <strong>{writtenPhone(verifiedPhone)}</strong> is verified.
      </p>
      {mayUseOther && <OtherPhoneButton />}
    </div>
  );
}

function OtherPhoneButton() {
  return (
    <button
      type="submit"
      name="go"
      value="other-phone"
      formNoValidate
      className="button button-quiet phone-verification-other"
    >
      {verificationTexts.otherPhone}
    </button>
  );
}

function UnverifiedPhone(props: Omit<PhoneVerificationProps, 'verifiedPhone' | 'mayUseOther'>) {
  const { phone, hasCode, isSent, isSending, faultOf } = props;
  const element = useRef<HTMLDivElement>(null);
  const note = `${useFieldId()('phone')}-note`;
  useEffect(() => {
    // the phone field that had the focus has made way for a locked one
    if (isSent) element.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
  }, [isSent]);
  const wasLocked = useRef(hasCode);
  useEffect(() => {
    // the button that unlocked it has gone
    if (wasLocked.current && !hasCode)
      element.current?.querySelector<HTMLInputElement>('[name="phone"]')?.focus();
    wasLocked.current = hasCode;
  }, [hasCode]);
  return (
    <div ref={element} className="phone-verification">
      {hasCode ? (
        <LockedPhone phone={phone} note={note} />
      ) : (
        <FormField field={phoneField} value={phone} fault={faultOf('phone')} />
      )}
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
      {/* always there, because screen readers announce changes within it, not a new one */}
      <output id={note} className="soft small phone-verification-note">
        {sentText(isSent)}
      </output>
      {hasCode && (
        <>
          <FormField field={codeField} value={undefined} fault={faultOf('code')} />
          <OtherPhoneButton />
        </>
      )}
    </div>
  );
}

function LockedPhone({ phone, note }: { phone: string | undefined; note: string }) {
  const id = useFieldId()(phoneField.name);
  return (
    <div className="field stack gap-1">
      <label htmlFor={id}>{phoneField.label}</label>
      <input id={id} name="phone" value={phone ?? ''} readOnly aria-describedby={note} />
    </div>
  );
}
