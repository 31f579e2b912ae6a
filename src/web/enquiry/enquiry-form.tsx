import { type FormEvent, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { visitRecord } from '#web/visit/visit-record.ts';
import { type EnquiryFormView, termsTexts } from './enquiry-form-view.ts';
import { FormField } from './form-field.tsx';
import type { EnquiryAnswer } from './enquiry-answer.ts';

interface EnquiryFormProps {
  form: EnquiryFormView;
  answer: EnquiryAnswer | undefined;
  sending: boolean;
}

/** Works without script as a plain post; with script it answers in place and sends once. */
export function EnquiryForm({ form, answer, sending }: EnquiryFormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const key = useRef<HTMLInputElement>(null);
  const attributes = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (answer) summary.current?.focus();
  }, [answer]);

  function prepare(event: FormEvent): void {
    if (sending) return event.preventDefault();
    // one key for one enquiry, however often its button is pressed or its sending repeated
    if (key.current && !key.current.value) key.current.value = randomKey();
    if (attributes.current) attributes.current.value = JSON.stringify(visitRecord());
  }

  /** What is changed is another enquiry, even if the one before it was stored and its answer lost. */
  function forgetKey(): void {
    if (key.current) key.current.value = '';
  }

  const faultOf = (field: string) => answer?.faults.find((fault) => fault.field === field)?.message;
  const field = (name: string) => ({ name, fault: faultOf(name), value: answer?.values[name] });

  return (
    <section id="enquire" aria-labelledby="enquire-title" className="enquiry">
      <h2 id="enquire-title">{form.title}</h2>
      <Form
        method="post"
        noValidate={answer !== undefined}
        onSubmit={prepare}
        onChange={forgetKey}
        preventScrollReset
      >
        {answer && (
          <div ref={summary} tabIndex={-1} role="alert" className="error-summary">
            <p>Please fix the following errors:</p>
            <ul>
              {answer.faults.map((fault) => (
                <li key={fault.field}>
                  <a href={`#enquiry-${fault.field}`}>
                    {fieldLabels[fault.field] ? `${fieldLabels[fault.field]}: ` : ''}
                    {fault.message}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="field-pair">
          <FormField {...field('name')} label="First name" autoComplete="given-name" required />
          <FormField
            {...field('last_name')}
            label="Last name"
            autoComplete="family-name"
            required
          />
        </div>
        <div className="field-pair">
          <FormField {...field('email')} label="Email" type="email" autoComplete="email" required />
          <FormField {...field('phone')} label="Phone" type="tel" autoComplete="tel" required />
        </div>
        <FormField
          {...field('message')}
          value={answer?.values['message'] ?? form.message}
          label="Message"
          type="textarea"
          required={form.messageRequired}
        />
        <label className="check-field">
          <input
            type="checkbox"
            name="opt_in"
            defaultChecked={answer ? answer.values['opt_in'] === 'on' : form.optIn.checked}
          />
          <span>{form.optIn.label}</span>
        </label>
        {form.terms && (
          <div className="terms-field">
            <label className="check-field">
              <input
                id="enquiry-terms_conditions"
                type="checkbox"
                name="terms_conditions"
                required
                aria-describedby="enquiry-terms-notice"
                aria-invalid={faultOf('terms_conditions') !== undefined}
              />
              <span>I agree to the terms of use</span>
            </label>
            <p id="enquiry-terms-notice" className="field-hint">
              {faultOf('terms_conditions') ?? termsTexts.notice}
            </p>
          </div>
        )}
        <p className="field-hint">{form.notice}</p>
        <input type="hidden" name="idempotency_key" ref={key} />
        <input type="hidden" name="lead_attributes" ref={attributes} />
        <button type="submit" className="button button-action" aria-disabled={sending}>
          {sending ? 'Sending…' : form.submit}
        </button>
      </Form>
    </section>
  );
}

const fieldLabels: Record<string, string> = {
  name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
};

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
