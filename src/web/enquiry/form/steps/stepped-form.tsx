import '#web/ui/note.css';
import '#web/enquiry/form/enquiry.css';
import '#web/enquiry/form/fields/field-notes.css';
import '#web/enquiry/form/spinner.css';
import './stepped-form.css';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import type { FormStep } from '#domain/form/form-field.ts';
import { useSite } from '#web/site/use-site.ts';
import { CarriedValues } from './carried-values.tsx';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { randomKey, setHidden, valuesOf } from '#web/enquiry/form/form-elements.ts';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { FormTrap } from '#web/enquiry/form/fields/form-trap.tsx';
import { fillKnown } from '#web/enquiry/form/draft/fill-known.ts';
import { rememberDetails } from '#web/enquiry/form/remembered-details.ts';
import { CONTACT_STEP, type StepAnswer } from './step-answer.ts';
import type { SteppedFormView } from './stepped-form-view.ts';
import { CollectionNotice } from '#web/enquiry/form/fields/collection-notice.tsx';
import { TermsOfUse } from '#web/enquiry/form/fields/terms-of-use.tsx';
import { useCheckedForm } from '#web/enquiry/form/use-checked-form.ts';

interface SteppedFormProps {
  form: SteppedFormView;
  /** The current screen; give each screen its own React `key`. */
  step: FormStep;
  answer: StepAnswer | undefined;
  /** Whether the screen has replaced another one. */
  isAnswer: boolean;
  /** Whether it is the screen to show, and not about to be replaced by a remembered one. */
  isSettled: boolean;
  sending: boolean;
  /** Shown above the form. */
  children?: ReactNode;
  /** Shown above the fields, as a part of the form. */
  before?: ReactNode;
  /** Called with the form before it is sent, once its screen is valid. */
  onSend?: ((form: HTMLFormElement) => void) | undefined;
  /** Called with the values of the fields after every change, and with the key of a submission before it is sent. */
  onTyped?: (values: Record<string, string>, progressKey?: string) => void;
  /** Goes back in the browser's history instead of asking the server, and returns whether it could. */
  onBack?: () => boolean;
}

/** One screen of a multi-step form. Each is a plain post that carries the values of the earlier screens along. */
export function SteppedForm({
  form,
  step,
  answer,
  isAnswer,
  isSettled,
  sending,
  children,
  before,
  onSend,
  onTyped,
  onBack,
}: SteppedFormProps) {
  const { slug } = useSite();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { element, summary, faults, check, formProps } = useCheckedForm(step.fields, answer);
  const place = form.steps.indexOf(step);
  const asksContact = step.name === CONTACT_STEP;

  useEffect(() => {
    if (!isAnswer) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [isAnswer]);
  useEffect(() => {
    if (!asksContact || !isSettled) return undefined;
    const unmount = new AbortController();
    void fillKnown(element, slug, form.remembers, unmount.signal);
    return () => unmount.abort();
  }, [asksContact, isSettled, form.remembers, slug, element]);

  function prepare(event: FormEvent<HTMLFormElement>): void {
    if (sending) return event.preventDefault();
    const { elements } = event.currentTarget;
    if (!isSkippedOrBack(event)) {
      const checked = check();
      if (!checked) return event.preventDefault();
      if (asksContact && form.remembers) rememberDetails(slug, step.fields, checked);
      onSend?.(event.currentTarget);
    }
    // the same key for every submission of this form
    setHidden(elements, 'progress_key', (key) => key || randomKey());
    onTyped?.(typedInto(event.currentTarget), valuesOf(event.currentTarget)['progress_key']);
  }

  function noteChange(event: FormEvent<HTMLFormElement>): void {
    formProps.onChange(event);
    onTyped?.(typedInto(event.currentTarget));
  }

  function typedInto(typed: HTMLFormElement): Record<string, string> {
    const names = new Set(step.fields.map(({ name }) => name));
    return Object.fromEntries(Object.entries(valuesOf(typed)).filter(([name]) => names.has(name)));
  }

  return (
    <section aria-labelledby={title} className="enquiry step-form">
      <p className="step-count soft small">
        Step {place + 1} of {form.steps.length}
      </p>
      <StepBar place={place} count={form.steps.length} />
      <h2 id={title} ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
      {answer?.note && <p className="step-note note">{answer.note}</p>}
      {step.text && <p className="step-text">{step.text}</p>}
      {children}
      <Form
        {...formProps}
        method="post"
        // gives each screen its own entry in the browser's history
        replace={false}
        onSubmit={prepare}
        onChange={noteChange}
        preventScrollReset
      >
        {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} fields={step.fields} />}
        <UntickedValues fields={step.fields} />
        {before}
        <div className="enquiry-fields">
          {step.fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              value={answer?.values[field.name]}
              fault={faults.find((fault) => fault.field === field.name)?.message}
            />
          ))}
        </div>
        {step.fields.some(({ name }) => name === 'terms_conditions') && (
          <TermsOfUse terms={form.terms} />
        )}
        {asksContact && <CollectionNotice notice={form.notice} privacy={form.privacy} />}
        <FormTrap />
        <CarriedValues form={form} step={step.name} answer={answer} />
        <div className="step-buttons stack gap-3">
          <button
            type="submit"
            className="button button-action enquiry-submit"
            aria-disabled={sending}
          >
            {sending && <span className="spinner" aria-hidden="true" />}
            {sending ? 'One moment…' : step.submit}
          </button>
          {step.skip && (
            <button
              type="submit"
              name="go"
              value="skip"
              formNoValidate
              className="button button-quiet"
            >
              {step.skip}
            </button>
          )}
          {place > 0 && (
            <button
              type="submit"
              name="go"
              value="back"
              formNoValidate
              className="button step-back"
              onClick={(event) => {
                if (onBack?.()) event.preventDefault();
              }}
            >
              Back
            </button>
          )}
        </div>
      </Form>
    </section>
  );
}

/** Decorative, because the line above it says the same. */
function StepBar({ place, count }: { place: number; count: number }) {
  return (
    <div className="step-bar" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={at <= place ? 'step-reached' : undefined} />
      ))}
    </div>
  );
}

/** Browsers submit nothing for an unticked box. The value of a ticked one follows these, and the last of a name counts. */
function UntickedValues({ fields }: Pick<FormStep, 'fields'>) {
  return fields
    .filter(({ type }) => type === 'checkbox')
    .map(({ name }) => <input key={name} type="hidden" name={name} value="" />);
}

/** Whether the submit button goes back or skips the screen, so that nothing needs validation. */
function isSkippedOrBack(event: FormEvent<HTMLFormElement>): boolean {
  // a submit event, which React types as any form's event
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === 'go';
}
