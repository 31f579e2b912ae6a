/** Source: specification 2, section 8. */
export const financeTexts = {
  leadFailed: 'Lead submission failed',
  noRedirect: 'Failed to create customer or no redirect URL received.',
  customerFailed: (partner: string) => `Failed to create customer with ${partner}`,
  /** The answer to another program; the form shows `customerFailed`. */
  customerRefused: (partner: string) => `Failed to create ${partner} customer`,
  advanceFailed: 'An unknown error occurred while advancing step.',
  popupTitle: 'Instant Finance pre-approval with no impact on your credit score.',
  popupSteps: ['Quick Estimate', 'Your Details', 'Instant pre-approval', 'Apply to lender'],
} as const;

/** Stands in for a repayment that is too small to show. Source: specification 2, section 2, "Finance calculator". */
export const ENQUIRE_FOR_FINANCE = 'Enquire for Finance';
