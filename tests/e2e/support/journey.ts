import { expect, test as base } from '@playwright/test';
import { withWhitePictures } from './white-pictures.ts';

/** Journeys see white pictures. */
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
    await withWhitePictures(page);
    await use(page);
  },
});
