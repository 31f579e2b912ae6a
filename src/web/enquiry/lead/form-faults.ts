import type { FieldFault } from '#domain/form/form-field.ts';

/** Faults of a form as a whole; the form shows the phone number to call below them. */
const fault = (message: string): FieldFault => ({ field: '', message });

export const unreadableFault = fault('The form could not be read.');

export const tooManyFormsFault = fault(
  'We have heard from you several times in a short time. Please call us instead.',
);

/** @param what what the visitor asked for and did not get: `Your details were not saved` */
export const outageFault = (what: string) =>
  fault(`${what}: our system is not answering at the moment. Please try again in a few minutes.`);

export const notSentFault = outageFault('Your message was not sent');
