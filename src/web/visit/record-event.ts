/** The events a dealer follows, by the ids of the specification's catalogue. */
export const analyticsEvents = {
  usedVehicleViewed: 4,
  newEnquiry: 14,
  usedEnquiry: 15,
  newTestDrive: 17,
  offerAccepted: 18,
  dealerCalled: 25,
  financeCalculatorUsed: 26,
  favouriteAdded: 39,
  usedTestDrive: 48,
  searchPageView: 49,
  careerEnquiry: 51,
  brochurePrinted: 61,
  historyReportOpened: 60,
  /** Without an id in the catalogue: what Meta calls a look at a product. */
  viewContent: undefined,
} as const;

declare global {
  interface Window {
    /** Of a tag manager, where the dealer has one. */
    dataLayer?: unknown[];
  }
}

/** Tells the dealer's analytics what happened. Whatever fails there never disturbs the shopper. */
export function recordEvent(
  event: keyof typeof analyticsEvents,
  details: Record<string, unknown> = {},
): void {
  try {
    window.dataLayer?.push({ event, event_id: analyticsEvents[event], ...details });
  } catch (error) {
    console.warn('An event could not be recorded', error);
  }
}
