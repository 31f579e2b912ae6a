import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkForm } from '#domain/form/check-form.ts';
import type { FormField } from '#domain/form/form-field.ts';
import type { EnquiryAnswer } from '#web/enquiry/lead/enquiry-answer.ts';
import { valuesOf } from './form-elements.ts';

/** A form that tells its own faults, all of them at once, before it is sent; those that the server found stand until then. */
export function useCheckedForm(fields: readonly FormField[], answer: EnquiryAnswer | undefined) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState<EnquiryAnswer>();
  /** Fields that were changed since what was told of them. */
  const [changed, setChanged] = useState<{ since: EnquiryAnswer; fields: readonly string[] }>();
  const told = checked ?? answer;
  const corrected = told && changed?.since === told ? changed.fields : [];

  useEffect(() => {
    if (told && told.faults.length > 0) summary.current?.focus();
  }, [told]);

  /** @returns the values as they are kept; nothing where there are faults, which are told now */
  function check(): Record<string, string> | undefined {
    const values = element.current ? valuesOf(element.current) : {};
    const result = checkForm(fields, values);
    setChecked(result.ok ? undefined : { faults: result.faults, values });
    return result.ok ? result.values : undefined;
  }

  return {
    element,
    summary,
    faults: told?.faults.filter(({ field }) => !corrected.includes(field)) ?? [],
    check,
    formProps: {
      ref: element,
      // with script the faults are told by the form itself, in its own words
      noValidate: told !== undefined,
      onInvalidCapture(event: { preventDefault(): void }) {
        event.preventDefault();
        check();
      },
      /** A fault is gone as soon as its field is seen to. */
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const field = target instanceof Element ? target.getAttribute('name') : null;
        if (told && field) setChanged({ since: told, fields: [...corrected, field] });
      },
    },
  };
}
