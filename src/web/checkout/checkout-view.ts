import { signInPath } from '#domain/account/sign-in-path.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import type { CheckoutPurpose } from '#domain/form/form-context.ts';
import { priceDisplay } from '#domain/price/price-display.ts';
import { reserveRefusal } from '#domain/reservation/reserve-refusal.ts';
import {
  requestTerms,
  type ReserveTerms,
  reserveTerms,
} from '#domain/reservation/reserve-terms.ts';
import { spanWords } from '#domain/reservation/span-words.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type VehicleWords, vehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { vehiclePictures } from '#web/media/vehicle-pictures.ts';
import { vehicleSubtitle, vehicleTitle } from '#web/search/results/card-view.ts';
import { reserveLabel } from '#web/search/results/card-action-views.ts';
import { knownFields } from '#web/account/known-fields.ts';
import { checkoutSteps } from './checkout-steps.ts';
import { locationOf } from '#site/location-of.ts';
import { refusalView } from './refusal-view.ts';

/** The facts that the checkout page depends on besides vehicle and settings. */
interface CheckoutFacts {
  /** Whether the platform takes payments. */
  hasPayments: boolean;
  /** The signed-in shopper. */
  visitor: Visitor | undefined;
  /** The page's own path. */
  page: string;
}

/** The view model of the checkout page. */
export type CheckoutView = ReturnType<typeof checkoutView>;

export function checkoutView(
  vehicle: Vehicle,
  purpose: CheckoutPurpose,
  settings: SiteSettings,
  now: Date,
  { hasPayments, visitor, page }: CheckoutFacts,
) {
  const refusal = reserveRefusal(vehicle, settings.vehicle);
  const location = locationOf(vehicle, settings.locations);
  const title = vehicleTitle(vehicle);
  const terms = likelyTerms(settings, hasPayments, visitor !== undefined);
  const { fields, ...form } = leadFormView('reservation', settings, now, { vehicle, purpose });
  const submit = submitLabel(purpose, terms, settings.checkout.reserve_amount);
  return {
    heading: purpose === 'buy' ? `Buy the ${title} online` : `Reserve the ${title}`,
    vehicle: {
      slug: vehicle.slug,
      title,
      subtitle: vehicleSubtitle(vehicle),
      href: `/cars/${vehicle.slug}`,
      price: priceDisplay(vehicle, settings.price),
      picture: vehiclePictures(vehicle)[0],
      place: location && `${location.name}, ${location.address.city} ${location.address.state}`,
    },
    meaning: {
      title: purpose === 'buy' ? 'How buying online works' : 'How reserving works',
      lines: meaning(purpose, settings, vehicleWords(vehicle), terms),
    },
    /** Offered if the vehicle is held at once for shoppers who sign in. */
    signIn:
      terms.state === 'requested' && settings.checkout.free_hold === 'verified'
        ? {
            label: 'Sign in with your mobile and we hold it right away',
            href: signInPath('checkout', page, `/cars/${vehicle.slug}`),
          }
        : undefined,
    takesPayment: terms.state === 'paying',
    terms: settings.checkout.terms,
    sums: sums(settings, terms),
    form: {
      ...form,
      steps: checkoutSteps({ ...form, submit, fields: knownFields(fields, visitor) }, purpose),
    },
    refusal: refusal && refusalView(refusal, vehicle),
  };
}

/**
 * The terms of a reservation if the shopper is within the limits; otherwise the answer to the form says what happened.
 */
function likelyTerms(
  { checkout }: SiteSettings,
  hasPayments: boolean,
  isVerified: boolean,
): ReserveTerms {
  const terms = reserveTerms(checkout, hasPayments);
  const isAtOnce = terms.state === 'paying' || (isVerified && checkout.free_hold === 'verified');
  return isAtOnce ? terms : requestTerms(checkout);
}

/** Words the button that reserves. A purchase is more than a reservation, and a request is less. */
function submitLabel(purpose: CheckoutPurpose, { state }: ReserveTerms, amount: string): string {
  if (purpose === 'buy')
    return amount === '$0' ? 'Begin my purchase' : `Begin my purchase, ${amount} to reserve`;
  const label = reserveLabel(amount);
  return state === 'requested' ? `Ask to ${label.toLowerCase()}` : label;
}

/** The sums of the summary; none if reserving is free. */
function sums(
  { checkout: { reserve_amount: amount } }: SiteSettings,
  { state }: ReserveTerms,
): { label: string; value: string }[] {
  if (amount === '$0') return [];
  return [
    { label: 'To reserve', value: amount },
    { label: 'To pay online now', value: state === 'paying' ? amount : 'Nothing' },
  ];
}

/** Explains the reservation: its duration, its cost and the next step. */
function meaning(
  purpose: CheckoutPurpose,
  { checkout: { reserve_amount: amount }, name }: SiteSettings,
  { singular }: VehicleWords,
  terms: ReserveTerms,
): string[] {
  const costs =
    terms.state === 'paying'
      ? `Reserving costs ${amount}, which you pay online in the next step.`
      : `Reserving costs ${amount}. Nothing is charged here: ${name} arranges it with you.`;
  return [
    waiting(singular, name, terms),
    ...(amount === '$0' ? [] : [costs]),
    purpose === 'buy'
      ? `${name} then goes through contract, payment and delivery with you, by phone and email.`
      : `${name} calls you to arrange when you come to see it.`,
  ];
}

function waiting(singular: string, dealer: string, { state, seconds }: ReserveTerms): string {
  const span = spanWords(seconds);
  if (state === 'paying')
    return `The ${singular} waits ${span} for your payment, and stays yours once it is paid.`;
  return state === 'held'
    ? `We keep the ${singular} for you for ${span}. Nobody else can reserve it meanwhile.`
    : `You send us a request. ${dealer} calls to confirm it, and keeps the ${singular} for you for ${span} from then.`;
}
