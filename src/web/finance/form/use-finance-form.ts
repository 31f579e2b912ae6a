import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { localPhone } from '#domain/lead/local-phone.ts';
import { submissionKey } from '#web/enquiry/form/draft/submission-keys.ts';
import { setHidden } from '#web/enquiry/form/form-elements.ts';
import { rememberDetails } from '#web/enquiry/form/remembered-details.ts';
import { useCheckedForm } from '#web/enquiry/form/use-checked-form.ts';
import { storePendingLead } from '#web/enquiry/lead/pending-lead.ts';
import { useCodeDraft } from '#web/verification/use-code-draft.ts';
import { recordPendingLead } from '#web/enquiry/lead/record-pending-lead.ts';
import type { FinanceAnswer } from '#web/finance/application/finance-answer.ts';
import type { FinancePageView } from '#web/finance/finance-page-view.ts';
import { priceField } from '#web/finance/price-field.ts';
import { codeField } from '#web/verification/verification-fields.ts';
import { recordEvent } from '#web/visit/record-event.ts';

export type FinanceFormView = Pick<FinancePageView, 'quote' | 'form' | 'verifiedPhone'>;

interface FinanceFormState {
  /** The slug of the site. */
  site: string;
  answer: FinanceAnswer | undefined;
  /** The pressed button, until its answer arrives. */
  pressed: string | undefined;
}

/** The draft of the application, which is one for all vehicles: a shopper may start on the page and go on from a car. */
export const FINANCE_DRAFT = 'finance';
/** What a vehicle presets. */
const aboutSubject = ['purchasePrice', 'loanTerm'];

/** What the finance form does with script, on its page and in the dialog. */
export function useFinanceForm(
  { form, verifiedPhone: accountPhone }: FinanceFormView,
  { site, answer, pressed }: FinanceFormState,
) {
  const element = useRef<HTMLFormElement>(null);
  const subject = String(form.vehicle?.id ?? '');
  const submission = `${FINANCE_DRAFT} ${subject}`;
  const { remembers } = form;
  const { save, isCodeSent, phone } = useCodeDraft(
    element,
    { site, form: FINANCE_DRAFT, subject, aboutSubject, remembers },
    answer,
  );
  const usesOther =
    answer?.values['phone'] !== undefined && localPhone(answer.values['phone']) !== accountPhone;
  const verifiedPhone = usesOther ? undefined : accountPhone;
  const hasCode = isCodeSent && verifiedPhone === undefined;
  const asked = [priceField, ...form.fields];
  const fields = hasCode ? [...asked, codeField] : asked;
  const { summary, faults, check, formProps } = useCheckedForm(fields, answer, element);

  useEffect(() => {
    if (answer?.isSent === 'now') recordEvent('codeSent');
    if (!answer?.continues) return;
    // the partner's page replaces the thank-you page, which would do this
    recordPendingLead(site);
    window.location.assign(answer.continues);
  }, [answer, site]);

  function prepare(event: FormEvent<HTMLFormElement>): void {
    if (pressed !== undefined) return event.preventDefault();
    // the other buttons need only a part of the form, which the server checks
    if (pressedButton(event) !== 'apply') return undefined;
    const values = check();
    if (!values) return event.preventDefault();
    setHidden(event.currentTarget.elements, 'idempotency_key', () =>
      submissionKey(site, submission, Date.now()),
    );
    if (remembers) rememberDetails(site, form.fields, values);
    const { category, event: recorded, vehicle, phone: called } = form;
    const ends = { draft: FINANCE_DRAFT, submission };
    storePendingLead(site, { category, event: recorded, vehicle, form: ends, phone: called });
  }

  function noteChange(event: FormEvent<HTMLFormElement>): void {
    formProps.onChange(event);
    save();
  }

  return {
    hasCode,
    /** The phone of the account, unless the shopper uses another one. */
    verifiedPhone,
    /** The phone of the form. */
    phone,
    save,
    fields,
    summary,
    element,
    faults,
    faultOf: (name: string) => faults.find(({ field }) => field === name)?.message,
    check,
    formProps: {
      ...formProps,
      onSubmit: prepare,
      onChange: noteChange,
      onKeyDown: pressNextButton,
    },
  };
}

/** The value of the button (`go`) that submits the form. */
export function pressedButton(event: FormEvent<HTMLFormElement>): string | null | undefined {
  const { submitter } = event.nativeEvent as SubmitEvent; // React types the native event too widely
  return submitter?.getAttribute('value');
}

/** Makes Enter press the button that is next; a browser would press the form's first button. */
function pressNextButton(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  const isEntry = target instanceof HTMLInputElement && target.type !== 'checkbox';
  if (event.key !== 'Enter' || event.defaultPrevented || !isEntry) return;
  event.preventDefault();
  const isUnsentPhone = target.name === 'phone' && !target.readOnly;
  const button = form.querySelector<HTMLButtonElement>(
    `button[name="go"][value="${isUnsentPhone ? 'send' : 'apply'}"]`,
  );
  if (button) form.requestSubmit(button);
}
