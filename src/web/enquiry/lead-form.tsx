import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { checkForm } from '#domain/form/check-form.ts';
import type { FormField as Field } from '#domain/form/form-field.ts';
import { useSite } from '#web/site/use-site.ts';
import type { EnquiryAnswer } from './enquiry-answer.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormField } from './form-field.tsx';
import type { LeadFormView } from './lead-form-view.ts';
import { keepPendingLead } from './pending-lead.ts';
import { fillRemembered, rememberDetails } from './remembered-details.ts';

interface LeadFormProps {
  form: LeadFormView;
  /** What the server said of the last submission. */
  answer: EnquiryAnswer | undefined;
  sending: boolean;
}

/** Works without script as a plain post; with script faults are told at once, and it is sent once. */
export function LeadForm({ form, answer, sending }: LeadFormProps) {
  const { slug } = useSite();
  const title = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState<EnquiryAnswer>();
  const told = checked ?? answer;

  useEffect(() => {
    if (told && told.faults.length > 0) summary.current?.focus();
  }, [told]);
  useEffect(() => {
    if (form.remembers && element.current) fillRemembered(element.current, slug);
  }, [form.remembers, slug]);

  function prepare(event: FormEvent<HTMLFormElement>): void {
    if (sending) return event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const result = checkForm(form.fields, values);
    if (!result.ok) {
      event.preventDefault();
      setChecked({ faults: result.faults, values });
      return;
    }
    setChecked(undefined);
    const { elements } = event.currentTarget;
    // one key for one enquiry, however often its button is pressed or its sending repeated
    setHidden(elements, 'idempotency_key', (before) => before || randomKey());
    if (form.remembers) rememberDetails(slug, result.values);
    keepPendingLead(slug, { category: form.kind, event: form.event });
  }

  /** What is changed is another enquiry, even if the one before it was stored and its answer lost. */
  function forgetKey(): void {
    if (element.current) setHidden(element.current.elements, 'idempotency_key', () => '');
  }

  return (
    <section id="enquire" aria-labelledby={title} className="enquiry">
      <h2 id={title}>{form.title}</h2>
      {form.text && <p className="enquiry-text">{form.text}</p>}
      <Form
        ref={element}
        method="post"
        // with script the faults are told by the form itself, all of them, in its own words
        noValidate={told !== undefined}
        onSubmit={prepare}
        onInvalidCapture={(event) => {
          event.preventDefault();
          const values = element.current ? valuesOf(element.current) : {};
          const result = checkForm(form.fields, values);
          if (!result.ok) setChecked({ faults: result.faults, values });
        }}
        onChange={forgetKey}
        preventScrollReset
      >
        {told && told.faults.length > 0 && (
          <ErrorSummary ref={summary} faults={told.faults} fields={form.fields} />
        )}
        <div className="enquiry-fields">
          {form.fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              value={shownValue(field, answer)}
              fault={told?.faults.find((fault) => fault.field === field.name)?.message}
            />
          ))}
        </div>
        {form.termsLink && (
          <p className="field-hint">
            <a href={form.termsLink}>Read the terms of use</a>
          </p>
        )}
        <p className="field-hint">{form.notice}</p>
        <Trap />
        <input type="hidden" name="idempotency_key" defaultValue="" />
        {/* filled in when it is sent, by `note-visit.ts` */}
        <input type="hidden" name="lead_attributes" defaultValue="" />
        <button type="submit" className="button button-action" aria-disabled={sending}>
          {sending ? 'Sending…' : form.submit}
        </button>
      </Form>
    </section>
  );
}

/** No person sees this field or reaches it; what fills it in is a robot. */
function Trap() {
  return (
    <div className="enquiry-trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="company_website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** A box that was not ticked is not sent, and must not come back ticked. */
function shownValue(field: Field, answer: EnquiryAnswer | undefined): string | undefined {
  if (!answer || Object.keys(answer.values).length === 0) return undefined;
  return answer.values[field.name] ?? '';
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );
}

function setHidden(
  elements: HTMLFormControlsCollection,
  name: string,
  value: (before: string) => string,
): void {
  const input = elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = value(input.value);
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
