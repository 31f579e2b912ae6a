import type { NamedPlace } from '#domain/place/named-place.ts';

/**
 * Finds the place of a postcode, or of one of its suburbs; undefined for a text that is not an Australian delivery
 * postcode.
 */
export type PostcodePlaces = (postcode: string, suburb?: string) => NamedPlace | undefined;
