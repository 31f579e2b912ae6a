/** The category of an application, whichever form it comes by. */
export const CAREERS = 'Careers Enquiry';

/**
 * How a category is filed: a careers enquiry is a general one of its own kind.
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
