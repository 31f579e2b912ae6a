import type { Location } from '#site/settings/locations.ts';

/** `City Cars Parramatta, 1 Station Street, Parramatta NSW 2150` */
export function locationWords({ name, address }: Location): string {
  const { street, city, state, postcode } = address;
  return `${name}, ${street}, ${city} ${state} ${postcode}`;
}

/** Says how to call the dealer; empty if the location has no phone. */
export function contactParagraph(location: Location | undefined): string[] {
  const { phone, landline_phone } = location?.contact_detail ?? {};
  const number = phone ?? landline_phone;
  return number && location ? [`Questions? Call ${location.name} on ${number}.`] : [];
}
