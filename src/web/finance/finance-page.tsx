import '#web/ui/note.css';
import '#web/content/content-page.css';
import '#web/enquiry/form-page.css';
import './quick-quote.css';
import './finance-page.css';
import { VehicleInQuestion } from '#web/enquiry/lead/vehicle-in-question.tsx';
import { VehicleCards } from '#web/ui/card/vehicle-cards.tsx';
import type { TemplateParts } from '#web/templates/template.ts';
import type { FinanceAnswer } from './application/finance-answer.ts';
import { FinanceDisclaimer } from './finance-disclaimer.tsx';
import { FinanceForm } from './form/finance-form.tsx';
import type { FinancePageView, StepView } from './finance-page-view.ts';

interface FinancePageProps {
  view: FinancePageView;
  answer: FinanceAnswer | undefined;
  /** Passed in, because a template's parts must not import the registry that loads the templates. */
  ResultCard: TemplateParts['ResultCard'];
}

/** The finance form with the vehicle or the hints beside it, and the landing block below. */
export function FinancePage({ view, answer, ResultCard }: FinancePageProps) {
  const { heading, steps, vehicle, hints, featured, disclaimer } = view;
  return (
    <div className="content-page page-width form-page">
      <h1>{heading}</h1>
      {steps.length > 0 && <Steps steps={steps} />}
      <div className="form-page-columns stack gap-5">
        <div>
          {view.note && <p className="finance-note note">{view.note}</p>}
          <FinanceForm view={view} answer={answer} />
          <FinanceDisclaimer disclaimer={disclaimer} />
        </div>
        {vehicle && (
          <div className="form-page-side finance-side">
            <VehicleInQuestion vehicle={vehicle} />
          </div>
        )}
        {hints.length > 0 && (
          <div className="form-page-side finance-side">
            <Steps steps={hints} />
          </div>
        )}
      </div>
      {featured && <Landing featured={featured} ResultCard={ResultCard} />}
    </div>
  );
}

function Steps({ steps }: { steps: readonly StepView[] }) {
  return (
    <ol className="finance-steps stack gap-4">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span className="soft">{text}</span>
        </li>
      ))}
    </ol>
  );
}

interface LandingProps extends Pick<FinancePageProps, 'ResultCard'> {
  featured: NonNullable<FinancePageView['featured']>;
}

/** Source: specification 2, section 2, "Finance-now landing block". */
function Landing({ featured, ResultCard }: LandingProps) {
  return (
    <section aria-labelledby="finance-now" className="finance-landing stack gap-4">
      <h2 id="finance-now">Get Finance Now</h2>
      <p>Choose a car first, and its details are filled in for you.</p>
      <p>
        <a className="button button-action" href="/search/used-cars">
          Start Finance Journey
        </a>
      </p>
      {featured.length > 0 && (
        <>
          <h3>Featured Cars</h3>
          <VehicleCards cards={featured} ResultCard={ResultCard} />
          <p>
            <a className="button button-quiet" href="/search/used-cars">
              View All Used Cars
            </a>
          </p>
        </>
      )}
    </section>
  );
}
