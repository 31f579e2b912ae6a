import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { googlePlacesReviews } from './google-places-reviews.ts';
import { importedReviewsOnly, type ReviewPartner } from './review-partner.ts';

let asked: string[];
let answer: (response: ServerResponse) => void;
let errors: unknown[];
let now: number;
let url: string;
let partner: ReviewPartner;

const server = createServer(({ url: path, headers }, response) => {
  const { 'x-goog-api-key': key, 'x-goog-fieldmask': fields } = headers;
  asked.push([path, key, fields].join(' '));
  answer(response);
});

const review = (name: string, text: string | undefined) => ({
  name: `places/ChIJinvented/reviews/${name}`,
  relativePublishTimeDescription: 'a month ago',
  rating: 5,
  ...(text !== undefined && { text: { text, languageCode: 'en' } }),
  authorAttribution: {
    displayName: name,
    uri: `https://www.google.com/maps/contrib/${name}/reviews`,
    photoUri: `https://lh3.googleusercontent.com/a/${name}`,
  },
  publishTime: '2026-10-02T03:04:05.123456Z',
});

/** The answer that the vendor documents. */
const place = {
  rating: 4.6,
  userRatingCount: 213,
  googleMapsUri: 'https://maps.google.com/?cid=1234',
  reviews: [review('Asha', ' Great service. '), review('Ben', undefined)],
};

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  errors = [];
  now = Date.parse('2026-11-20T00:00:00Z');
  answer = (response) => json(response, 200, place);
  partner = googlePlacesReviews({
    url,
    key: 'invented',
    onError: (error) => errors.push(error),
    timeoutMs: 300,
    now: () => now,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('reads rating, count and the reviews that have a text, with their authors', async () => {
  expect(await partner.ofPlace('ChIJinvented')).toEqual({
    average: 4.6,
    count: 213,
    address: 'https://maps.google.com/?cid=1234',
    reviews: [
      {
        text: 'Great service.',
        rating: 5,
        date: '2026-10-02',
        author: 'Asha',
        authorAddress: 'https://www.google.com/maps/contrib/Asha/reviews',
      },
    ],
  });
  expect(asked).toEqual([
    '/v1/places/ChIJinvented?languageCode=en-AU invented rating,userRatingCount,googleMapsUri,reviews',
  ]);
});

it('asks again every time, because answers must not be stored', async () => {
  await partner.ofPlace('ChIJinvented');
  await partner.ofPlace('ChIJinvented');
  expect(asked).toHaveLength(2);
});

it('asks once for calls at the same time', async () => {
  await Promise.all([partner.ofPlace('ChIJinvented'), partner.ofPlace('ChIJinvented')]);
  expect(asked).toHaveLength(1);
});

it('has at most five reviews', async () => {
  const reviews = Array.from({ length: 7 }, (_, at) => review(`Author ${at}`, 'Good.'));
  answer = (response) => json(response, 200, { ...place, reviews });
  expect((await partner.ofPlace('ChIJinvented'))?.reviews).toHaveLength(5);
});

it('knows nothing of a place without ratings', async () => {
  answer = (response) => json(response, 200, {});
  expect(await partner.ofPlace('ChIJinvented')).toBeUndefined();
  expect(errors).toEqual([]);
});

it('leaves out addresses that are not of the web', async () => {
  answer = (response) => json(response, 200, { ...place, googleMapsUri: 'javascript:alert(1)' });
  expect((await partner.ofPlace('ChIJinvented'))?.address).toBeUndefined();
});

it('reports a place that Google does not know, and goes on asking for others', async () => {
  answer = (response) => json(response, 404, {});
  for (let attempt = 0; attempt < 4; attempt += 1) await partner.ofPlace('ChIJgone');
  expect(asked).toHaveLength(4);
  expect(errors[0]).toMatchObject({ message: 'Google Places does not know the place ChIJgone' });
});

it('knows nothing if the answer has another shape or does not arrive', async () => {
  answer = (response) => json(response, 200, { rating: 'high' });
  expect(await partner.ofPlace('ChIJinvented')).toBeUndefined();
  answer = () => {};
  expect(await partner.ofPlace('ChIJinvented')).toBeUndefined();
  expect(errors).toMatchObject([{}, { name: 'TimeoutError' }]);
});

it('pauses after three failures', async () => {
  answer = (response) => json(response, 429, {});
  for (let attempt = 0; attempt < 4; attempt += 1) await partner.ofPlace('ChIJinvented');
  expect(asked).toHaveLength(3);
  expect(errors).toMatchObject([{ message: 'Google Places answered 429' }, {}, {}]);
  now += 30_001;
  answer = (response) => json(response, 200, place);
  expect(await partner.ofPlace('ChIJinvented')).toMatchObject({ count: 213 });
});

it('knows nothing without a partner', async () => {
  expect(await importedReviewsOnly.ofPlace('ChIJinvented')).toBeUndefined();
});
