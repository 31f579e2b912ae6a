import { createHash } from 'node:crypto';
import { withoutSnapshot } from '#domain/lead/picked-fields.ts';
import type { LeadSubmission } from './lead-submission.ts';

/** The same for every repetition of one submission. */
export function submissionKey(submission: LeadSubmission): string {
  return submission.idempotency_key ?? contentKey(submission);
}

/**
 * Derives a key from the content. Without script a form has no key, because its page comes from a cache. The same words
 * from the same person to the same location about the same vehicle on the same day are then one lead.
 */
function contentKey(submission: LeadSubmission): string {
  return `content-${digestOf([...contentOf(submission), submission.consent.at.slice(0, 10)])}`;
}

/** A digest of everything that the shopper decides. Two submissions with the same digest say the same. */
export function contentDigest(submission: LeadSubmission): string {
  return digestOf([...contentOf(submission), { ...submission.consent, at: '' }]);
}

function contentOf(submission: LeadSubmission): unknown[] {
  const { category, subcategory, dealership_slug, location_id, vehicle_id } = submission;
  // the vehicle's price may have changed between two submissions of the same words
  const words = withoutSnapshot(submission.fields);
  return [category, subcategory, dealership_slug, location_id, vehicle_id, words];
}

export function digestOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
