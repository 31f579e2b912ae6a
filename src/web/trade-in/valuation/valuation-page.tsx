import '#web/content/content-page.css';
import '#web/enquiry/form-page.css';
import './valuation-page.css';
import type { ReactNode } from 'react';
import { VehicleInQuestion } from '#web/enquiry/lead/vehicle-in-question.tsx';
import type { VehicleInQuestionView } from '#web/enquiry/lead/vehicle-in-question-view.ts';
import type { SteppedFormView } from '#web/enquiry/form/steps/stepped-form-view.ts';
import type { ValuationAnswer } from './valuation-answer.ts';
import { ValuationForm } from './valuation-form.tsx';

interface ValuationPageProps {
  heading: string;
  /** One sentence on the purpose of the form. */
  lead: string;
  form: SteppedFormView;
  saves: boolean;
  /** The dealer's vehicle that the shopper wants. */
  vehicle: VehicleInQuestionView | undefined;
  answer: ValuationAnswer | undefined;
  /** Shown beside the form; on a phone below it. */
  children: ReactNode;
}

/** The valuation form, with the wanted vehicle beside it. */
export function ValuationPage({
  heading,
  lead,
  form,
  saves,
  vehicle,
  answer,
  children,
}: ValuationPageProps) {
  return (
    <div className="content-page page-width valuation-page">
      <h1>{heading}</h1>
      <p className="valuation-lead soft large">{lead}</p>
      <div className="form-page-columns stack gap-5">
        <ValuationForm form={form} answer={answer} saves={saves} />
        <div className="form-page-side">
          {vehicle && (
            <>
              <p className="valuation-wanted soft small">Towards this one</p>
              <VehicleInQuestion vehicle={vehicle} />
            </>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
