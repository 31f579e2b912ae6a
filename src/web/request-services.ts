import { createContext } from 'react-router';
import type { Visitor } from '#domain/account/visitor.ts';
import type { AnalyticsEvent } from '#domain/analytics/analytics-events.ts';
import type { DeliveryPrice } from '#domain/delivery/delivery-price.ts';
import type { OnlinePayment } from '#domain/payment/online-payment.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteContent } from '#search/content-search/site-content.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type {
  OnlinePaymentRequest,
  OnlinePaymentResult,
} from '#services/online-payments/pay-online.ts';
import type { ReserveResult } from '#services/reservations/reserve-vehicle.ts';
import type { LeadSubmission } from '#services/leads/submit-lead.ts';
import type { TradeInDesk } from '#services/trade-in/trade-in-desk.ts';
import type { Site } from '#site/site.ts';

/** What the server hands to the loaders and actions of one request, all of it bound to the request's site. */
export interface RequestServices {
  site: Site;
  /** Of a page that may come from the cache: the beginning of the minute. */
  now: Date;
  /** Scheme and host of the request: `https://www.example.com.au`. */
  origin: string;
  stock: SiteStock;
  /** Offers, models and the directory of locations. */
  content(): Promise<SiteContent>;
  isPostcode(text: string): boolean;
  /** How often a vehicle has been looked at. */
  views(vehicleId: number): number;
  vehicle(slug: string): Promise<Vehicle | undefined>;
  /** @param carId a slug or an id, as a `car_id` in an address may be either */
  vehicleOfCarId(carId: string): Promise<Vehicle | undefined>;
  vehicleById(id: number): Promise<Vehicle | undefined>;
  /** What is like a vehicle and in stock, at most six. */
  similar(vehicle: Vehicle): Promise<CardDocument[]>;
  /**
   * What bringing a vehicle to a postcode costs; undefined where nothing is known of the place, also when the price
   * list cannot be asked.
   */
  deliveryPrice(postcode: string): Promise<DeliveryPrice | undefined>;
  /** Counts what a shopper did. */
  recordEvent(event: AnalyticsEvent, vehicleId: number | undefined): void;
  /**
   * Records that a shopper asked for the site's numbers. A database that is away costs the record and not the shopper
   * the number: it is logged.
   * @returns the vehicle that the shopper asked about, where there is one
   */
  recordPhoneReveal(vehicleId: number | undefined): Promise<Vehicle | undefined>;
  /** Whether these phones and addresses have not sent too many forms of late; counts this one. */
  maySubmit(senders: readonly string[]): Promise<boolean>;
  /** Whether a phone has not asked for too many codes of late; counts this time. */
  mayVerify(phone: string): Promise<boolean>;
  /** A robot sent a form. @param path of the page */
  noteRobot(path: string): void;
  submitLead(submission: LeadSubmission): Promise<{ lead_id: string; isNew: boolean }>;
  /** Whether the platform can take payments online. */
  hasPayments: boolean;
  /** Holds a vehicle for a shopper, the lead with it. */
  reserve(vehicle: Vehicle, submission: LeadSubmission): Promise<ReserveResult>;
  reservation(id: string): Promise<Reservation | undefined>;
  /** What is done about the shopper's own vehicle. */
  tradeIn: TradeInDesk;
  /** Who has signed in; undefined for anybody else. */
  visitor: Visitor | undefined;
  /** Begins a payment that reserves nothing, the lead with it. Only where `hasPayments`. */
  payOnline(
    submission: LeadSubmission,
    what: Pick<OnlinePaymentRequest, 'amount_cents' | 'reference'>,
  ): Promise<OnlinePaymentResult>;
  onlinePayment(id: string): Promise<OnlinePayment | undefined>;
}

export const requestServices = createContext<RequestServices>();
