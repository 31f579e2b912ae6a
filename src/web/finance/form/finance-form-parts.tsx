import '#web/enquiry/form/enquiry.css';
import '#web/enquiry/form/fields/field-notes.css';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { TermsOfUse } from '#web/enquiry/form/fields/terms-of-use.tsx';
import { FormTrap } from '#web/enquiry/form/fields/form-trap.tsx';
import { shownValue } from '#web/enquiry/lead/enquiry-answer.ts';
import type { FinanceAnswer } from '#web/finance/application/finance-answer.ts';
import { PhoneVerification } from '#web/verification/phone-verification.tsx';
import type { FinanceFormView } from './use-finance-form.ts';

interface ContactFieldsProps {
  view: FinanceFormView;
  answer: FinanceAnswer | undefined;
  faultOf(field: string): string | undefined;
}

/** All fields of the form but the phone, which is verified. */
export function ContactFields({ view: { form, quote }, answer, faultOf }: ContactFieldsProps) {
  return (
    <div className="enquiry-fields">
      {form.fields
        .filter(({ name }) => name !== 'phone')
        .map((field) => (
          <FormField
            key={field.name}
            field={field}
            value={
              shownValue(field, answer) ??
              (field.name === 'whoIsHelping' ? quote.presets.whoIsHelping : undefined)
            }
            fault={faultOf(field.name)}
          />
        ))}
    </div>
  );
}

interface ApplicantPhoneProps extends ContactFieldsProps {
  /** As submitted, or as it was before a reload. */
  phone: string | undefined;
  hasCode: boolean;
  /** The phone of the account, unless the shopper uses another one. */
  verifiedPhone: string | undefined;
  /** The pressed button, until its answer arrives. */
  pressed: string | undefined;
}

/** The phone with its code, and what the shopper agrees to. */
export function ApplicantPhone(props: ApplicantPhoneProps) {
  const { view, answer, phone, verifiedPhone, hasCode, pressed, faultOf } = props;
  const { form } = view;
  return (
    <>
      <PhoneVerification
        phone={phone}
        verifiedPhone={verifiedPhone}
        mayUseOther
        hasCode={hasCode}
        isSent={answer?.isSent}
        isSending={pressed === 'send'}
        faultOf={faultOf}
      />
      <TermsOfUse terms={form.terms} />
      <p className="soft small">{form.notice}</p>
    </>
  );
}

/** The inputs that shoppers do not see. */
export function HiddenInputs({ answer }: Pick<ContactFieldsProps, 'answer'>) {
  const key = answer?.values['idempotency_key'] ?? '';
  return (
    <>
      <FormTrap />
      <input key={key} type="hidden" name="idempotency_key" defaultValue={key} />
      {/* filled in by `visit-script.ts` on submit */}
      <input type="hidden" name="lead_attributes" defaultValue="" />
    </>
  );
}

/** The application continues with the partner. Without script the browser follows the page's refresh, or the link. */
export function Continues({ href }: { href: string }) {
  return (
    <section className="enquiry" aria-labelledby="finance-continues">
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <h2 id="finance-continues">Your application continues with the lender</h2>
      <p>
        We have sent your details. If the next page does not open automatically, use the button
        below.
      </p>
      <p>
        <a className="button button-action" href={href}>
          Continue with the lender
        </a>
      </p>
    </section>
  );
}
