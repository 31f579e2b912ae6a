import type { Place } from '#domain/place/place.ts';

/** Finds the place of a postcode; undefined for a text that is not an Australian delivery postcode. */
export type PostcodePlaces = (postcode: string) => Place | undefined;
