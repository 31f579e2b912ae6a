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
