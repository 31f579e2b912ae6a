import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldFault, FormField } from '#domain/form/form-field.ts';
import type { FinanceAnswer } from '#web/finance/application/finance-answer.ts';
import { financeTexts } from '#web/finance/finance-texts.ts';

/** Quote, contact details, phone. The fourth label names what follows after the form. */
export const lastStep = 2;
const DETAILS = 1;

interface FocusTargets {
  /** Gets the focus when the step changes. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Gets the focus when the step could not be changed. */
  summary: RefObject<HTMLDivElement | null>;
}

/**
 * The current step of the dialog's form.
 * @param check validates some of the form's fields and shows their faults
 * @param first the step that the shopper had reached when they closed the dialog
 */
export function usePopupSteps(
  fields: readonly FormField[],
  answer: FinanceAnswer | undefined,
  check: (of: readonly FormField[]) => object | undefined,
  { heading, summary }: FocusTargets,
  first: number,
) {
  const [step, setStep] = useState(first);
  const [faults, setFaults] = useState<FieldFault[]>([]);
  const hasMoved = useRef(false);
  const details = fields.filter(({ name }) => name !== 'phone');

  // the server found a fault in an earlier step
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    const isInDetails = details.some(({ name }) =>
      answer?.faults.some(({ field }) => field === name),
    );
    if (isInDetails) setStep(DETAILS);
  }
  useEffect(() => {
    if (!hasMoved.current) return;
    // every step begins at the top of the dialog
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('dialog')?.scrollTo({ top: 0 });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at every new step
  }, [step, heading]);

  useEffect(() => {
    if (faults.length > 0) summary.current?.focus();
  }, [faults, summary]);

  function advance(): void {
    hasMoved.current = true;
    setFaults([]);
    try {
      if (step === DETAILS && !check(details)) return;
      setStep(step + 1);
    } catch (error) {
      console.error('The next step could not be shown', error);
      setFaults([{ field: '', message: financeTexts.advanceFailed }]);
    }
  }

  function goBack(): void {
    setFaults([]);
    setStep(Math.max(0, step - 1));
  }

  /** The last step sends the form, so it also shows the faults of the whole form. */
  function isOfStep({ field }: FieldFault): boolean {
    const isInDetails = details.some(({ name }) => name === field);
    return step === (isInDetails ? DETAILS : lastStep);
  }

  return { step, faults, isOfStep, advance, goBack };
}
