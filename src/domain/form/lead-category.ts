/** The category of a job application from any form. */
export const CAREERS = 'Careers Enquiry';

/**
 * Maps a form's category to the stored one: a careers enquiry becomes a subcategory of general enquiries.
 * Source: specification 2, section 5, "Enquiry forms".
 */
export function leadCategory(
  category: string,
  subcategory?: string,
): { category: string; subcategory: string | undefined } {
  return category === CAREERS
    ? { category: 'General Enquiry', subcategory: 'Career Enquiry' }
    : { category, subcategory };
}
