import type { BrowserContext, Page } from '@playwright/test';

/** One white pixel, which the page stretches. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** Replaces pictures by white ones, because resizing takes time and journeys test text and controls. */
export async function withWhitePictures(where: BrowserContext | Page): Promise<void> {
  await where.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  );
}
