import type { AnalyticsEvent } from '#domain/analytics/analytics-events.ts';
import type { UnderstandingSettings } from '#search/vehicle-search/understanding/read-query.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { sendCode, codesWaitUntil } from './account/send-code.ts';
import { renewedCookie, signInCookie } from './account/sign-in-cookie.ts';
import { signOut } from './account/sign-out.ts';
import { verifyPhone } from './account/verify-phone.ts';
import * as visitorAccount from './account/visitor-account.ts';
import * as alerts from './alerts/visitor-alerts.ts';
import * as blog from './content/site-blog.ts';
import * as pages from './content/site-pages.ts';
import * as reviews from './content/site-reviews.ts';
import { applyForFinance, hasApplicationOf } from './finance/apply-for-finance.ts';
import { awaitsQuote, quote, withQuote } from './finance/quotes.ts';
import { deleteAccount } from './garage/delete-account.ts';
import { chooseMarketing, marketingConsent } from './garage/marketing-consent.ts';
import { visitorActivity } from './garage/visitor-activity.ts';
import { exportVisitor } from './garage/visitor-export.ts';
import { drawPrize } from './giveaway/draw-prize.ts';
import { drawOf, drawOfRepetition, giveawayStanding } from './giveaway/giveaway-standing.ts';
import { submitLead } from './leads/submit-lead.ts';
import { paymentOfSite, payOnline, takesPayments } from './online-payments/pay-online.ts';
import type { RequestContext } from './request-context.ts';
import { reservationCalendar, reservationPlan } from './reservations/reservation-plan.ts';
import { reserveVehicle } from './reservations/reserve-vehicle.ts';
import { visitCalendar } from './confirmations/visit-calendar.ts';
import { deliveryPrice } from './sites/delivery-price.ts';
import { recordPhoneReveal } from './sites/record-phone-reveal.ts';
import { similarVehicles } from './stock/similar-vehicles.ts';
import { vehicleOfCarId, vehicleOnSite } from './stock/vehicle-on-site.ts';
import { vehiclePriceGauge } from './stock/vehicle-price-gauge.ts';
import { answerOffer } from './trade-in/answer-offer.ts';
import { lookUpPlate, looksUpPlates } from './trade-in/look-up-plate.ts';
import { newProgressKey } from './trade-in/progress-key.ts';
import { saveProgress } from './trade-in/save-progress.ts';
import { storeShownOffer } from './trade-in/store-shown-offer.ts';
import { valueTradeIn } from './trade-in/value-trade-in.ts';

/** Functions of the context of a request, in groups. */
export interface UseCases {
  readonly [name: string]: ((context: RequestContext, ...given: never[]) => unknown) | UseCases;
}

/** What pages and endpoints may ask for. `bindUseCases` binds it to the context of each request. */
export const useCases = {
  vehicle: vehicleOnSite,
  vehicleOfCarId,
  similar: similarVehicles,
  priceGauge: vehiclePriceGauge,
  /** The number of views of a vehicle. */
  views: ({ views }: RequestContext, vehicleId: number) => views.of(vehicleId),
  /** Counts one more view of a vehicle. @returns the new count */
  countView: ({ views }: RequestContext, vehicleId: number) => views.count(vehicleId),
  deliveryPrice,

  /** The offers that are valid now, models and the directory of locations. */
  content: ({ content, site, now }: RequestContext) => content.of(site, now),
  pages,
  blog,
  reviews,
  /** The site's logos and icons, without any that cannot be read. */
  brandFiles: ({ brandPictures, site }: RequestContext) => brandPictures.of(site.settings),

  isPostcode,
  /** The place of a postcode, or of one of its suburbs; undefined if there is no such postcode. */
  placeOfPostcode: ({ placeOfPostcode }: RequestContext, postcode: string, suburb?: string) =>
    placeOfPostcode(postcode, suburb),
  understanding,

  submitLead,
  finance: {
    quote,
    awaitsQuote,
    withQuote: withQuote<Vehicle>,
    apply: applyForFinance,
    hasApplicationOf,
  },
  tradeIn: {
    /** Makes a key for a form without script, which cannot make its own. */
    newKey: (_context: RequestContext) => newProgressKey(),
    looksUp: looksUpPlates,
    lookUp: lookUpPlate,
    value: valueTradeIn,
    save: saveProgress,
    answer: answerOffer,
    storeValuation: storeShownOffer,
  },
  visitCalendar,
  reservations: {
    reserve: reserveVehicle,
    find: reservationPlan,
    /** A file for the shopper's calendar. */
    calendar: reservationCalendar,
  },
  payments: { areAvailable: takesPayments, pay: payOnline, find: paymentOfSite },
  giveaway: {
    standing: giveawayStanding,
    drawOf,
    drawOfSubmission: drawOfRepetition,
    draw: drawPrize,
  },

  account: {
    sendCode,
    codesWaitUntil,
    verifyPhone,
    cookie: signInCookie,
    renewedCookie,
    signOut,
    ...visitorAccount,
  },
  garage: {
    activity: visitorActivity,
    marketingConsent,
    chooseMarketing,
    exportData: exportVisitor,
    deleteAccount,
  },
  alerts,

  /** Records an event of the analytics catalogue. */
  recordEvent({ events, site }: RequestContext, event: AnalyticsEvent, vehicleId?: number) {
    events.add({ site_slug: site.slug, event, vehicle_id: vehicleId ?? null, at: new Date() });
  },
  recordPhoneReveal,
  /** Notes that the page lacks a part, because the database or the search server is away. */
  noteIncomplete(context: RequestContext) {
    context.isIncomplete = true;
  },
  /** Logs a form that a robot sent. @param path of the page */
  noteRobot({ log, site }: RequestContext, path: string) {
    log.info({ site: site.slug, path }, 'a robot sent a form');
  },
  /** Logs a partner's failure that the page survives. */
  logFailure({ failed }: RequestContext, error: unknown, what: string) {
    failed(what)(error);
  },
} satisfies UseCases;

function isPostcode({ placeOfPostcode }: RequestContext, text: string): boolean {
  return placeOfPostcode(text) !== undefined;
}

/** The settings for understanding a search's words. */
function understanding(
  context: RequestContext,
): UnderstandingSettings & { understands_requests: boolean } {
  const { search, vehicle_type: noun } = context.site.settings;
  const { synonyms, understands_requests } = search;
  return {
    synonyms,
    noun,
    understands_requests,
    isPostcode: (text) => isPostcode(context, text),
    placesNamed: context.placesNamed,
  };
}
