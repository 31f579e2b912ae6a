import type { ReserveRefusal } from '#domain/reservation/reserve-refusal.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehicleWords } from '#domain/vehicle/vehicle-words.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { vehicleTitle } from '#web/search/results/card-view.ts';

/** Why a vehicle cannot be reserved: by its own state, or because of the shopper's reservations. */
export type RefusalReason = ReserveRefusal | 'reserved-by-you' | 'too-many';

/** The reason why a vehicle cannot be reserved, with links to alternatives. */
export interface RefusalView {
  reason: RefusalReason;
  /** The vehicle's slug. */
  vehicle: string;
  title: string;
  text: string;
  links: { label: string; href: string }[];
}

type Words = (vehicle: string, kind: string) => { title: string; text: string };

const words: Record<RefusalReason, Words> = {
  sold: (vehicle, kind) => ({
    title: `The ${vehicle} has been sold`,
    text: `Sorry, another shopper was faster. We will gladly find you a ${kind} like it.`,
  }),
  reserved: (vehicle, kind) => ({
    title: `The ${vehicle} is reserved for somebody else`,
    text: `Should that come to nothing it is free again. Ask us to tell you, or look at a ${kind} like it.`,
  }),
  'reserved-by-you': (vehicle) => ({
    title: `You have reserved the ${vehicle}`,
    text: 'It is kept for you, and nobody else can reserve it meanwhile. The email that confirms it has the link to your reservation.',
  }),
  'coming-soon': (vehicle) => ({
    title: `The ${vehicle} is not here yet`,
    text: 'It can be reserved once it has arrived. Drop us a line, and we’ll tell you when it has.',
  }),
  'test-drive-only': (vehicle) => ({
    title: `The ${vehicle} is there to be driven`,
    text: 'It cannot be reserved. Book a test drive, and we talk about the rest there.',
  }),
  'no-price': (vehicle) => ({
    title: `The ${vehicle} has no price yet`,
    text: 'It can be reserved once it has one. Drop us a line, and we’ll tell you what it costs.',
  }),
  'too-many': (vehicle, kind) => ({
    title: `We have not reserved the ${vehicle}`,
    text: `You, or someone on your network, already have as many open reservations as we can take online. The ${kind} is still for sale: drop us a line or call, and we’ll look after it from there.`,
  }),
  'not-offered': (vehicle) => ({
    title: `The ${vehicle} cannot be reserved online`,
    text: 'Drop us a line or call: we’re glad to keep it for you if we can.',
  }),
};

export function refusalView(refusal: RefusalReason, vehicle: Vehicle): RefusalView {
  const { make, model, slug } = vehicle;
  const similar = searchUrl({ ...everything, choices: { make: [make], model: [model] } });
  return {
    reason: refusal,
    vehicle: slug,
    ...words[refusal](vehicleTitle(vehicle), vehicleWords(vehicle).singular),
    links: [
      ...(refusal === 'test-drive-only'
        ? [{ label: 'Book a Test Drive', href: `/book-test-drive?car_id=${slug}` }]
        : []),
      refusal === 'sold'
        ? { label: 'Find Me Something Similar', href: `/cars/${slug}#enquire` }
        : { label: 'Enquire', href: `/cars/${slug}#enquire` },
      { label: `See other ${make} ${model} ${vehicleWords(vehicle).plural}`, href: similar },
    ],
  };
}
