import '#web/content/content-page.css';
import './form-page.css';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { EnquiryAnswer } from './lead/enquiry-answer.ts';
import { LeadForm } from './lead/lead-form.tsx';
import type { LeadFormView } from './lead/lead-form-view.ts';

interface FormPageProps {
  heading: string;
  form: LeadFormView;
  answer: EnquiryAnswer | undefined;
  /** Shown beside the form: the locations, or the vehicle it is about. */
  children?: ReactNode;
  /** Shown below both: a list of many locations. */
  below?: ReactNode;
}

/** A page with a form as its main content. */
export function FormPage({ heading, form, answer, children, below }: FormPageProps) {
  const sending = useNavigation().formMethod === 'POST';
  return (
    <div className="content-page page-width form-page">
      <h1>{heading}</h1>
      <div className="form-page-columns stack gap-5">
        <LeadForm
          form={form}
          answer={answer}
          sending={sending}
          // the page's heading may already be the form's title
          isTitled={form.title.toLowerCase() !== heading.toLowerCase()}
        />
        {children && <div className="form-page-side">{children}</div>}
      </div>
      {below}
    </div>
  );
}
