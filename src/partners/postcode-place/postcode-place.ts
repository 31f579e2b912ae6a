import type { Place } from '#domain/place/place.ts';

/** Where a postcode is; undefined for a text that is no Australian delivery postcode. */
export type PostcodePlaces = (postcode: string) => Place | undefined;
