import { expect, it } from 'vitest';
import type { RequestServices } from '#services/request-services.ts';
import { promotions } from '#site/pages/sections/promotions.ts';
import { someSite } from '#tests/support/sites.ts';
import { promotionsView } from './promotions-view.ts';

const picture = { source: 'https://pictures.example/slide.jpg', alt: '' };

function slideOf(slide: object) {
  const props = promotions.parse({ id: 'promotions', slides: [{ picture, ...slide }] });
  // all that the view reads
  const services = { site: someSite('yard', {}), now: new Date() } as unknown as RequestServices;
  return promotionsView(props, services)?.slides[0];
}

it.each([
  ['a name', { name: 'Open day' }, true, ''],
  ['a description', { description: 'This Saturday' }, true, ''],
  ['words that the picture contains', { name: 'Open day', hide_overlay: true }, false, 'Open day'],
  ['no words', {}, false, 'Promotions'],
  ['a link only', { href: '/open-day', link: 'Book a place' }, false, 'Book a place'],
])('a slide with %s has a block of words only if there are some', (_of, slide, hasOverlay, alt) => {
  expect(slideOf(slide)).toMatchObject({ hasOverlay, picture: { alt } });
});

it('fills a slide with a picture of its own, but never crops one that may contain words', () => {
  expect(slideOf({})?.mayCrop).toBe(true);
  expect(slideOf({ hide_overlay: true })?.mayCrop).toBe(false);
});
