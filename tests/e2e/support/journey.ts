import { expect, test as base } from '@playwright/test';

/** One white pixel, which the page stretches. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** Replaces pictures by white ones, because resizing takes time and journeys test text and controls. */
export const test = base.extend<{ expectedError: RegExp | undefined }>({
  /** An uncaught error that the journey provokes. */
  expectedError: [undefined, { option: true }],
  /** Fails a journey if a page throws an uncaught error. */
  context: async ({ context, expectedError }, use) => {
    const thrown: string[] = [];
    context.on('weberror', (error) => thrown.push(String(error.error().stack ?? error.error())));
    await use(context);
    const unexpected = thrown.filter((error) => !expectedError?.test(error));
    expect(unexpected, 'what pages threw').toEqual([]);
  },
  page: async ({ page }, use) => {
    await page.route('**/pictures/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: pixel }),
    );
    await use(page);
  },
});
