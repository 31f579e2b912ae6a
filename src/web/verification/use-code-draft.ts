import { type RefObject, useEffect } from 'react';
import { useFormDraft } from '#web/enquiry/form/draft/use-form-draft.ts';
import type { VerificationAnswer } from './verification-answers.ts';

/** The draft of a form with a code. It knows after a reload that a code was sent, so that no second one is. */
export function useCodeDraft(
  element: RefObject<HTMLFormElement | null>,
  rules: Parameters<typeof useFormDraft>[1],
  answer: Pick<VerificationAnswer, 'hasCode' | 'values'> | undefined,
) {
  const { restored, save } = useFormDraft(element, rules);
  useEffect(() => {
    if (answer) save({ hasCode: answer.hasCode === true });
  }, [answer, save]);
  const last = answer ?? restored;
  return {
    save,
    isCodeSent: last?.hasCode === true,
    /** As submitted, or as it was before the reload. */
    phone: last?.values['phone'],
  };
}
