import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { EnquiryAnswer } from './lead/enquiry-answer.ts';
import { LeadForm } from './lead/lead-form.tsx';
import type { LeadFormView } from './lead/lead-form-view.ts';

interface FormPageProps {
  heading: string;
  form: LeadFormView;
  answer: EnquiryAnswer | undefined;
  /** Beside the form: who is asked, or what about. */
  children?: ReactNode;
}

/** A page that is there for its form. */
export function FormPage({ heading, form, answer, children }: FormPageProps) {
  const sending = useNavigation().formMethod === 'POST';
  return (
    <div className="content-page form-page">
      <h1>{heading}</h1>
      <div className="form-page-columns">
        <LeadForm
          form={form}
          answer={answer}
          sending={sending}
          // what the page's own heading says need not be said again
          isTitled={form.title.toLowerCase() !== heading.toLowerCase()}
        />
        {children && <div className="form-page-side">{children}</div>}
      </div>
    </div>
  );
}
