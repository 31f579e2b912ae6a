import './finance-popup.css';
import type { RefObject } from 'react';
import { financeTexts } from '#web/finance/finance-texts.ts';

interface PopupStepsProps {
  current: number;
  /** Gets the focus when the step changes. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The labels of the steps; the current one is the heading of the form. */
export function PopupSteps({ current, heading }: PopupStepsProps) {
  const { popupSteps: labels } = financeTexts;
  return (
    <>
      <ol className="finance-popup-steps soft small stack gap-2" aria-label="Steps">
        {labels.map((label, at) => (
          <li
            key={label}
            aria-current={at === current ? 'step' : undefined}
            data-done={at < current || undefined}
          >
            {label}
          </li>
        ))}
      </ol>
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        Step {current + 1} of {labels.length}: {labels[current]}
      </h3>
    </>
  );
}
