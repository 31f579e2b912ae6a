import { expect, type Page } from '@playwright/test';
import { demoStock } from '#demo/demo-stock.ts';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { untilHydrated } from './support/site-pages.ts';

/** A demo vehicle with a spin of 36 frames, a hotspot at 90 degrees and an interior panorama. */
const complete = [...demoStock('banksia-motors', new Date())].find(
  ({ status, spin_images, spin_interior_image, hotspots }) =>
    status === 'in_stock' && spin_images && spin_interior_image && hotspots,
);
const pictures = complete?.images?.length ?? 0;

async function openVehicle(page: Page): Promise<void> {
  await page.goto(`/search?query=${complete?.stocknum}`);
  const link = page.getByRole('article').first().getByRole('link').first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await untilHydrated(page);
  // a spin loads only after an interaction
  await page.mouse.move(20, 20);
}

async function openGallery(page: Page): Promise<void> {
  await openVehicle(page);
  await page.getByRole('tab', { name: 'Images' }).click();
}

/** Accessibility errors in the media section. */
async function axeErrors(page: Page): Promise<string[]> {
  return axeViolations(page, '.media');
}

const spin = (page: Page) => page.getByRole('slider', { name: /^Turn the / });
const counter = (page: Page) => page.getByText(/^Picture \d+ \/ \d+$/);

test('a page with a spin preloads the images of its stage from /orbit/, another page does not', async ({
  page,
}) => {
  await openVehicle(page);
  const preloads = page.locator('link[rel=preload][as=image][href^="/orbit/"]');
  const used = page.locator('.media img[src^="/orbit/"]').first();
  await expect(used).toBeVisible();
  await expect(preloads).toHaveAttribute('href', (await used.getAttribute('src')) ?? '');
  expect(await used.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto('/search');
  await expect(preloads).toHaveCount(0);
});

test.describe('a vehicle’s spin', () => {
  test('is turned by the arrow keys and by dragging', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openVehicle(page);
    await expect(spin(page)).toHaveAttribute('aria-busy', 'false');
    await expect(spin(page)).toHaveAttribute('aria-valuetext', '0 degrees');
    await expect(page.getByText('Swipe to spin')).toBeVisible();
    expect(await axeErrors(page)).toEqual([]);

    await spin(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(spin(page)).toHaveAttribute('aria-valuetext', '350 degrees');
    await expect(page.getByText('Swipe to spin')).toBeHidden();

    const box = await spin(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 65, y, { steps: 5 });
    await page.mouse.up();
    await expect(spin(page)).toHaveAttribute('aria-valuetext', '20 degrees');
  });

  test('rotates until the visitor takes over', async ({ page }) => {
    await openVehicle(page);
    await expect(spin(page)).toHaveAttribute('aria-valuetext', 'Turning');
    expect(await axeErrors(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stop turning' }).click();
    await expect(spin(page)).toHaveAttribute('aria-valuetext', /degrees$/);
    await page.getByRole('button', { name: 'Start turning' }).click();
    await expect(spin(page)).toHaveAttribute('aria-valuetext', 'Turning');
    await spin(page).press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Start turning' })).toBeVisible();
  });

  test('does not rotate if reduced motion is preferred', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openVehicle(page);
    await expect(spin(page)).toHaveAttribute('aria-busy', 'false');
    await expect(spin(page)).toHaveAttribute('aria-valuetext', '0 degrees');
    await expect(page.getByRole('button', { name: /turning|by itself/ })).toHaveCount(0);
  });

  test('is not loaded on a metered connection until it is touched', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openVehicle(page);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => /spin/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Swipe to spin' }).click();
    await expect(spin(page)).toHaveAttribute('aria-busy', 'false');
    expect(fetched.filter((url) => /spin\d+-/.test(url))).toHaveLength(36);
  });

  test('skips frames that cannot be loaded', async ({ page }) => {
    await page.route(/\/spin[12]-/, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openVehicle(page);
    await expect(spin(page)).toHaveAttribute('aria-busy', 'false');
    await spin(page).press('ArrowRight');
    await expect(spin(page)).toHaveAttribute('aria-valuetext', '30 degrees');
  });

  test('is replaced by the pictures if most of its frames cannot be loaded', async ({ page }) => {
    await page.route(/\/spin\d+-/, (route) => route.abort());
    await openVehicle(page);
    await expect(page.getByText('The spin cannot be shown at the moment.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Spin' })).toHaveCount(0);
    await expect(counter(page)).toHaveText(`Picture 1 / ${pictures}`);
    expect(await axeErrors(page)).toEqual([]);
  });

  test('describes its hotspots', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openVehicle(page);
    await expect(spin(page)).toHaveAttribute('aria-busy', 'false');
    await spin(page).focus();
    for (let degrees = 10; degrees <= 90; degrees += 10) await page.keyboard.press('ArrowRight');
    const mark = page.getByRole('button', { name: /^Alloy wheels/ });
    const words = page.getByText('Alloy wheels, checked for kerb marks');
    await expect(words).toBeHidden();
    await mark.hover();
    await expect(words).toBeVisible();
    expect(await axeErrors(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(mark).toBeFocused();
    await expect(words).toBeVisible();
    await spin(page).press('Home');
    await expect(mark).toHaveCount(0);
  });
});

test.describe('a vehicle’s pictures', () => {
  test('loop by arrows, follow a swipe, and restart after another view', async ({ page }) => {
    await openGallery(page);
    await expect(counter(page)).toHaveText(`Picture 1 / ${pictures}`);
    expect(await axeErrors(page)).toEqual([]);
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await expect(counter(page)).toHaveText(`Picture ${pictures} / ${pictures}`);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(counter(page)).toHaveText(`Picture 2 / ${pictures}`);

    const strip = page.getByRole('list', { name: 'Pictures' });
    // a swipe may meet the end of the arrow's scrolling, and is then made again
    await expect(async () => {
      await strip.evaluate((list) =>
        list.scrollTo({ left: list.clientWidth * 3, behavior: 'instant' }),
      );
      await expect(counter(page)).toHaveText(`Picture 4 / ${pictures}`, { timeout: 2000 });
    }).toPass();
    await page.getByRole('button', { name: 'Show picture 6', exact: true }).click();
    await expect(counter(page)).toHaveText(`Picture 6 / ${pictures}`);

    await page.getByRole('tab', { name: 'Spin' }).click();
    await page.getByRole('tab', { name: 'Images' }).click();
    await expect(counter(page)).toHaveText(`Picture 1 / ${pictures}`);
  });

  test('are selected by keyboard', async ({ page }) => {
    await openVehicle(page);
    await page.getByRole('tab', { name: 'Spin' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Images' })).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Spin' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel', { name: 'Images' })).toBeVisible();
    await expect(counter(page)).toBeVisible();
  });

  test('fill the screen, and restore the focus', async ({ page }) => {
    await openGallery(page);
    const opener = page.getByRole('button', { name: 'Show the pictures full screen' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Pictures, full screen' });
    await expect(dialog).toBeVisible();
    expect(await axeErrors(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(`Picture 3 / ${pictures}`)).toBeVisible();
    await expect(dialog.getByRole('img').nth(2)).toBeInViewport();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(counter(page)).toHaveText(`Picture 2 / ${pictures}`);

    await page.getByRole('list', { name: 'Pictures' }).click();
    await expect(dialog.getByText(`Picture 2 / ${pictures}`)).toBeVisible();
    await expect(dialog.getByRole('img').nth(1)).toBeInViewport();
    await expect(dialog.getByRole('img').nth(0)).not.toBeInViewport();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('are left out if they cannot be loaded', async ({ page }) => {
    await page.route(/\/pictures\/\d+\/0-/, (route) => route.abort());
    await openGallery(page);
    await expect(counter(page)).toHaveText(`Picture 1 / ${pictures - 1}`);
  });

  test('have a placeholder if none can be loaded', async ({ page }) => {
    await page.route(/\/pictures\//, (route) => route.abort());
    await openVehicle(page);
    const stage = page.getByRole('region', { name: 'Pictures' });
    await expect(stage.getByText('Photographs are on their way')).toBeVisible();
    expect(await axeErrors(page)).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('can be swiped, without controls that need script', async ({ page }) => {
      await page.goto(`/search?query=${complete?.stocknum}`);
      const link = page.getByRole('article').first().getByRole('link').first();
      await page.goto((await link.getAttribute('href')) ?? '');
      const stage = page.getByRole('region', { name: 'Pictures' });
      await expect(stage.getByRole('img').first()).toBeVisible();
      await expect(stage.getByRole('listitem')).toHaveCount(pictures);
      await expect(stage.getByRole('button')).toHaveCount(0);
      await expect(stage.getByRole('tab')).toHaveCount(0);
    });
  });
});

test.describe('a vehicle’s interior', () => {
  test('can be looked around in and left', async ({ page }) => {
    await openVehicle(page);
    await page.getByRole('tab', { name: 'Interior' }).click();
    const inside = page.getByRole('application', { name: /^Inside the / });
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await expect(inside).toBeVisible();
    await expect(spin(page)).toBeHidden();
    expect(await axeErrors(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show picture 2', exact: true }).click();
    await expect(inside).toHaveCount(0);
    await expect(counter(page)).toHaveText(`Picture 2 / ${pictures}`);
  });

  test('is removed if the browser cannot draw it', async ({ page }) => {
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext;
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(this: HTMLCanvasElement, kind: string, ...others: unknown[]) {
          return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...others]);
        },
      });
    });
    await openVehicle(page);
    await page.getByRole('tab', { name: 'Interior' }).click();
    await expect(page.getByText('The interior cannot be shown here.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Interior' })).toHaveCount(0);
  });

  test('loads on request, and is removed if it cannot be loaded', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.route(/\/interior0-/, (route) => route.fulfill({ status: 404 }));
    await openVehicle(page);
    await expect(spin(page)).toBeVisible();
    expect(fetched.filter((url) => /interior/.test(url))).toEqual([]);
    await page.getByRole('tab', { name: 'Interior' }).click();
    await expect(page.getByText('The interior cannot be shown here.')).toBeVisible();
    expect(fetched.filter((url) => /interior-viewer/.test(url))).not.toEqual([]);
  });
});
