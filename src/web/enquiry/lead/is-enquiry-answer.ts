import type { EnquiryAnswer } from './enquiry-answer.ts';

/**
 * Whether an answer has the parts that a form shows. What stands between the browser and the server may answer in its
 * place, with anything.
 */
export function isEnquiryAnswer(answer: unknown): answer is EnquiryAnswer {
  if (!isObject(answer)) return false;
  const { faults, values } = answer;
  return (
    Array.isArray(faults) &&
    faults.every(
      (fault) =>
        isObject(fault) &&
        typeof fault['field'] === 'string' &&
        typeof fault['message'] === 'string',
    ) &&
    isObject(values) &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
