import { expect, test as base } from '@playwright/test';
import { withWhitePictures } from './white-pictures.ts';

interface JourneyOptions {
  /** An uncaught error that the journey provokes. */
  expectedError: RegExp | undefined;
}

interface WorkerOptions {
  /** What the browser shows of pictures. Journeys about text and controls need not wait for them. */
  pictures: 'none' | 'white';
}

export const test = base.extend<JourneyOptions, WorkerOptions>({
  expectedError: [undefined, { option: true }],
  pictures: ['none', { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) => {
      const { args = [] } = launchOptions;
      const withoutPictures = pictures === 'none' ? ['--blink-settings=imagesEnabled=false'] : [];
      await use({ ...launchOptions, args: [...args, ...withoutPictures] });
    },
    { scope: 'worker' },
  ],
  /** Fails a journey if a page throws an uncaught error. */
  context: async ({ context, expectedError }, use) => {
    const thrown: string[] = [];
    context.on('weberror', (error) => thrown.push(String(error.error().stack ?? error.error())));
    await use(context);
    const unexpected = thrown.filter((error) => !expectedError?.test(error));
    expect(unexpected, 'what pages threw').toEqual([]);
  },
  page: async ({ page, pictures }, use) => {
    if (pictures === 'white') await withWhitePictures(page);
    await use(page);
  },
});
