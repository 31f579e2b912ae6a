import { z } from 'zod';
import type { PlaceReviews } from '#domain/review/place-reviews.ts';
import { Circuit } from '#partners/outside/circuit.ts';
import type { ReviewPartner } from './review-partner.ts';

interface GooglePlacesOptions {
  /** `https://places.googleapis.com` */
  url: string;
  key: string;
  onError(error: unknown): void;
  timeoutMs?: number;
  now?: () => number;
}

const TIMEOUT_MS = 3000;

/** Google charges by the fields that are asked for. */
const FIELDS = 'rating,userRatingCount,googleMapsUri,reviews';
const MAX_REVIEWS = 5;

const outsideAddress = z
  .url({ protocol: /^https$/ })
  .optional()
  .catch(undefined);

const answer = z.object({
  rating: z.number().min(1).max(5).optional(),
  userRatingCount: z.number().int().min(0).optional(),
  googleMapsUri: outsideAddress,
  reviews: z
    .array(
      z.object({
        rating: z.number().min(1).max(5),
        // a review may be stars alone
        text: z.object({ text: z.string() }).optional(),
        publishTime: z.iso.datetime(),
        authorAttribution: z.object({ displayName: z.string().min(1), uri: outsideAddress }),
      }),
    )
    .default([]),
});

/**
 * Reads reviews from Google's Places API (New):
 * https://developers.google.com/maps/documentation/places/web-service/place-details
 *
 * Nothing but the place id may be stored: the Google Maps Platform Terms of Service, section 3.2.3(b), forbid caching,
 * and the Service Specific Terms except only place ids, and coordinates for 30 days. So every call asks Google; calls
 * for the same place at the same time share one request.
 * https://developers.google.com/maps/documentation/places/web-service/policies
 */
export function googlePlacesReviews({
  url,
  key,
  onError,
  timeoutMs = TIMEOUT_MS,
  now = Date.now,
}: GooglePlacesOptions): ReviewPartner {
  const circuit = new Circuit(now);
  const asking = new Map<string, Promise<PlaceReviews | undefined>>();

  async function request(placeId: string): Promise<PlaceReviews | undefined> {
    if (!circuit.allowsRequest()) return undefined;
    try {
      const path = `v1/places/${encodeURIComponent(placeId)}?languageCode=en-AU`;
      const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
        headers: { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': FIELDS },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Google answers 404 to an id that has become obsolete, and 400 to one that never was
      const isUnknown = response.status === 404 || response.status === 400;
      if (!response.ok) {
        await response.body?.cancel();
        if (!isUnknown) throw new Error(`Google Places answered ${response.status}`);
        circuit.succeeded();
        onError(new Error(`Google Places does not know the place ${placeId}`));
        return undefined;
      }
      const place = answer.parse(await response.json());
      circuit.succeeded();
      return placeReviews(place);
    } catch (error) {
      circuit.failed();
      onError(error);
      return undefined;
    }
  }

  return {
    isAvailable: true,
    ofPlace(placeId) {
      const known = asking.get(placeId);
      if (known) return known;
      const made = request(placeId).finally(() => asking.delete(placeId));
      asking.set(placeId, made);
      return made;
    },
  };
}

/** @returns undefined for a place without ratings */
function placeReviews({
  rating,
  userRatingCount: count,
  googleMapsUri,
  reviews,
}: z.infer<typeof answer>): PlaceReviews | undefined {
  if (rating === undefined || !count) return undefined;
  return {
    average: rating,
    count,
    address: googleMapsUri,
    reviews: reviews
      .filter(({ text }) => text && text.text.trim() !== '')
      .slice(0, MAX_REVIEWS)
      .map(({ rating: stars, text, publishTime, authorAttribution: author }) => ({
        text: text?.text.trim() ?? '',
        rating: stars,
        date: publishTime.slice(0, 10),
        author: author.displayName,
        authorAddress: author.uri,
      })),
  };
}
