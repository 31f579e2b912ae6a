/**
 * The analytics events and their ids. Source: specification 2, section 7, "Analytics event catalogue". `viewContent` is
 * Meta's name for a vehicle view and has no id there.
 */
export const analyticsEvents = {
  usedVehicleViewed: 4,
  newEnquiry: 14,
  usedEnquiry: 15,
  newTestDrive: 17,
  offerAccepted: 18,
  dealerCalled: 25,
  financeCalculatorUsed: 26,
  codeSent: 36,
  codeVerified: 37,
  favouriteAdded: 39,
  usedTestDrive: 48,
  searchPageView: 49,
  careerEnquiry: 51,
  historyReportOpened: 60,
  brochurePrinted: 61,
  viewContent: undefined,
} as const;

export type AnalyticsEvent = keyof typeof analyticsEvents;

export function isAnalyticsEvent(name: string): name is AnalyticsEvent {
  return Object.hasOwn(analyticsEvents, name);
}
