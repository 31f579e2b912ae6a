import { expect, test as base } from '@playwright/test';

/** One white pixel, stretched by the page. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** Journeys are about words and controls: pictures, which take a moment to resize, are left white. */
export const test = base.extend<{ expectedError: RegExp | undefined }>({
  /** An error that pages of a journey may throw, because the journey provokes it. */
  expectedError: [undefined, { option: true }],
  /** An error that a page throws and does not catch fails its journey, whatever else the shopper sees. */
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
