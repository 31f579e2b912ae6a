import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { checkForm } from '#domain/form/check-form.ts';
import type { FormField } from '#domain/form/form-field.ts';
import type { EnquiryAnswer } from '#web/enquiry/lead/enquiry-answer.ts';
import { preparePhones } from '#web/phone/revealed-phones.ts';
import { useSiteOfFrame } from '#web/site/use-site.ts';
import { valuesOf } from './form-elements.ts';

/** The name of the field for a code from an SMS. */
const CODE = 'code';

function codeField(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(CODE);
  return field instanceof HTMLInputElement ? field : undefined;
}

function focusWhole(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/**
 * Validates a form in the browser and shows all faults at once. The faults that the server finds replace them, because
 * they are newer.
 * @param answer the same object until the server answers again
 * @param given the form, if its component needs it before its fields are known
 */
export function useCheckedForm(
  fields: readonly FormField[],
  answer: EnquiryAnswer | undefined,
  given?: RefObject<HTMLFormElement | null>,
) {
  const phone = useSiteOfFrame()?.phone;
  const own = useRef<HTMLFormElement>(null);
  const element = given ?? own;
  const summary = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState<{ since: typeof answer; found: EnquiryAnswer }>();
  /** The fields that were changed since their faults were shown. */
  const [changed, setChanged] = useState<{ since: EnquiryAnswer; fields: readonly string[] }>();
  const shown = checked && checked.since === answer ? checked.found : answer;
  const corrected = shown && changed?.since === shown ? changed.fields : [];

  useEffect(() => {
    if (!shown || shown.faults.length === 0) return;
    // a code is entered again at once; the summary may be two screens above it
    const code = shown.faults.every(({ field }) => field === CODE) && codeField(element.current);
    if (code) focusWhole(code);
    else summary.current?.focus();
  }, [shown, element]);

  /**
   * Validates the form, or some of its fields. Returns the normalised values, or undefined after showing the faults.
   */
  function check(of: readonly FormField[] = fields): Record<string, string> | undefined {
    const values = element.current ? valuesOf(element.current) : {};
    const result = checkForm(of, values);
    setChecked(result.ok ? undefined : { since: answer, found: { faults: result.faults, values } });
    return result.ok ? result.values : undefined;
  }

  return {
    element,
    summary,
    faults: shown?.faults.filter(({ field }) => !corrected.includes(field)) ?? [],
    check,
    formProps: {
      ref: element,
      // once faults are shown, the form replaces the browser's own validation
      noValidate: shown !== undefined,
      onInvalidCapture(event: { preventDefault(): void }) {
        event.preventDefault();
        check();
      },
      /** Fetches the phone number in full, for a form that fails because the connection is lost. */
      onFocusCapture() {
        if (phone?.name !== undefined) void preparePhones();
      },
      /** Hides a fault as soon as its field changes. */
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const field = target instanceof Element ? target.getAttribute('name') : null;
        if (shown && field) setChanged({ since: shown, fields: [...corrected, field] });
      },
    },
  };
}
