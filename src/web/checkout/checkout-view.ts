import { priceDisplay } from '#domain/price/price-display.ts';
import { reserveRefusal } from '#domain/reservation/reserve-refusal.ts';
import { type ReserveTerms, reserveTerms } from '#domain/reservation/reserve-terms.ts';
import { spanWords } from '#domain/reservation/span-words.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type VehicleWords, vehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type LeadFormView, leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { vehiclePictures } from '#web/media/vehicle-pictures.ts';
import { vehicleSubtitle, vehicleTitle } from '#web/search/results/card-view.ts';
import { locationOf } from '#site/location-of.ts';
import { refusalView } from './refusal-view.ts';

/** The shopper's purpose: to reserve the vehicle, or to buy it without a visit. */
export type CheckoutPurpose = 'reserve' | 'buy';

/** The view model of the checkout page. */
export type CheckoutView = ReturnType<typeof checkoutView>;

export function checkoutView(
  vehicle: Vehicle,
  purpose: CheckoutPurpose,
  settings: SiteSettings,
  now: Date,
  hasPayments: boolean,
) {
  const refusal = reserveRefusal(vehicle, settings.vehicle);
  const location = locationOf(vehicle, settings.locations);
  const title = vehicleTitle(vehicle);
  return {
    heading: purpose === 'buy' ? `Buy the ${title} online` : `Reserve the ${title}`,
    vehicle: {
      title,
      subtitle: vehicleSubtitle(vehicle),
      href: `/cars/${vehicle.slug}`,
      price: priceDisplay(vehicle, settings.price),
      picture: vehiclePictures(vehicle)[0],
      place: location && `${location.name}, ${location.address.city} ${location.address.state}`,
    },
    meaning: meaning(
      purpose,
      settings,
      vehicleWords(vehicle),
      reserveTerms(settings.checkout, hasPayments),
    ),
    terms: settings.checkout.terms,
    form: purposeForm(purpose, leadFormView('reservation', settings, now, { vehicle })),
    refusal: refusal && refusalView(refusal, vehicle),
  };
}

/** Words the button for a purchase, which is more than a reservation. */
function purposeForm(purpose: CheckoutPurpose, form: LeadFormView): LeadFormView {
  return purpose === 'buy' ? { ...form, submit: 'Begin my purchase' } : form;
}

/** Explains the reservation: its duration, its cost and the next step. */
function meaning(
  purpose: CheckoutPurpose,
  { checkout, name }: SiteSettings,
  { singular }: VehicleWords,
  terms: ReserveTerms,
): string[] {
  const { reserve_amount: amount } = checkout;
  const costs =
    terms.state === 'paying'
      ? `Reserving costs ${amount}, which you pay online in the next step.`
      : `Reserving costs ${amount}. Nothing is charged here: ${name} arranges it with you.`;
  return [
    terms.state === 'paying'
      ? `The ${singular} waits ${spanWords(terms.seconds)} for your payment, and stays yours once it is paid.`
      : `We keep the ${singular} for you for ${spanWords(terms.seconds)}. Nobody else can reserve it meanwhile.`,
    ...(amount === '$0' ? [] : [costs]),
    purpose === 'buy'
      ? `${name} then goes through contract, payment and delivery with you, by phone and e-mail.`
      : `${name} calls you to arrange when you come to see it.`,
  ];
}
