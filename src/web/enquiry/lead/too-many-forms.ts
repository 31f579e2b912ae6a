import type { EnquiryAnswer } from './enquiry-answer.ts';

/** What somebody is told who has sent a great many forms; what was written is kept. */
export function tooManyForms({
  lead_attributes: _,
  ...values
}: Readonly<Record<string, string>>): EnquiryAnswer {
  return {
    faults: [
      {
        field: '',
        message: 'We have heard from you several times in a short time. Please call us instead.',
      },
    ],
    values,
  };
}
