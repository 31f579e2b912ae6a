import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

const site = 'wattle-rye';

const sentenceOf = (page: Page) =>
  page.getByRole('paragraph').filter({ has: page.getByRole('button', { name: /^Make:/ }) });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a shopper says what they look for in one sentence', async ({ page }) => {
  await page.goto(onSite(site, '/search'));
  await untilHydrated(page);
  const word = page.getByRole('button', { name: /^Body type:/ });
  await expect(word).toHaveText('any body');
  await word.click();
  const panel = page.getByRole('group', { name: 'Body type' });
  const coupe = panel.getByRole('checkbox', { name: /^Coupe/ });
  const count = Number((await coupe.locator('..').textContent())?.match(/\d+/)?.[0]);
  await coupe.check();
  await expect(page).toHaveURL(/body=coupe/);
  await expect(sentenceOf(page)).toContainText(`We have ${count} cars`);
  await expect(word).toHaveText('coupe');
  // the panel stays open for another choice, and its button leads to the cars
  await panel.getByRole('checkbox', { name: /^Convertible/ }).check();
  await expect(word).toHaveText(/^(coupe or convertible|convertible or coupe)$/);
  await page.getByRole('button', { name: /^Show Me \d+ cars$/ }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Start again' }).click();
  await expect(word).toHaveText('any body');
});

test('the home page asks in one sentence, whose button counts and leads to the cars', async ({
  page,
}) => {
  await page.goto(onSite(site));
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Make: any make' }).click();
  const makes = page.getByRole('group', { name: 'Make' });
  await makes.getByRole('checkbox', { name: /^Marrin/ }).check();
  await makes.getByRole('checkbox', { name: /^Halden/ }).check();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Price: at any price' }).click();
  await page.getByRole('radio', { name: '$150,000' }).check();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Keywords: nothing else' }).click();
  await page.getByRole('searchbox').fill('manual');
  await page.getByRole('button', { name: 'Close: Keywords' }).click();
  await expect(main.getByText(/^I am looking for/)).toHaveText(
    /^I am looking for (Halden or Marrin|Marrin or Halden), any body, up to \$150,000, with “manual” in mind\.$/,
  );
  const show = main.getByRole('button', { name: /^Show Me \d+ cars?$/ });
  const label = await show.textContent();
  await show.click();
  await expect(page).toHaveURL(/\/search.*make=/);
  await expect(sentenceOf(page)).toContainText(label?.replace('Show Me', 'We have') ?? '');
});

test('the sentence works by keyboard alone', async ({ page }) => {
  await page.goto(onSite(site, '/search'));
  await untilHydrated(page);
  const word = page.getByRole('button', { name: /^Fuel:/ });
  await word.focus();
  await page.keyboard.press('Enter');
  const electric = page.getByRole('group', { name: 'Fuel' }).getByRole('checkbox', {
    name: /^Electric/,
  });
  await expect(electric).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(electric).toBeHidden();
  await expect(word).toBeFocused();
});

test('the index lists the cars of the plates, and stays while the shopper filters', async ({
  page,
}) => {
  await page.goto(onSite(site, '/search'));
  await untilHydrated(page);
  const names = await cards(page).getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(10);
  await page.getByRole('link', { name: 'Index' }).click();
  const table = page.getByRole('table', { name: 'cars' });
  await expect(table.getByRole('rowheader')).toHaveText(names);
  await page.getByRole('button', { name: /^Make:/ }).click();
  await page
    .getByRole('group', { name: 'Make' })
    .getByRole('checkbox', { name: /^Marrin/ })
    .check();
  await expect(page).toHaveURL(/\/search\/marrin\?view=list$/);
  await expect(table.getByRole('rowheader').first()).toContainText('Marrin');
  await page.getByRole('link', { name: 'Plates' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('scrolled away, the sentence becomes a bar of one line whose words still open', async ({
  page,
}) => {
  await page.goto(onSite(site, '/search'));
  await untilHydrated(page);
  await page.evaluate(() => scrollTo(0, 2400));
  const word = page.getByRole('button', { name: /^Make:/ });
  await expect(word).toBeInViewport();
  const bar = await sentenceOf(page).locator('..').boundingBox();
  expect(bar).toMatchObject({ y: 0 });
  expect(bar?.height).toBeLessThanOrEqual(58);
  await word.click();
  await expect(
    page.getByRole('group', { name: 'Make' }).getByRole('checkbox').first(),
  ).toBeInViewport();
});

test("a vehicle's sections have the names of the house", async ({ page }) => {
  await page.goto(onSite(site, '/search'));
  await cards(page).filter({ hasText: 'Corvane GT' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Corvane GT');
  for (const name of ['Specification', 'Provenance', 'By the week', 'Nearby on the floor']) {
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeAttached();
  }
  const bar = page.getByRole('navigation', { name: 'On this page' });
  await expect(bar.getByRole('link', { name: 'Provenance' })).toHaveAttribute('href', '#used');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'with styles alone', () => {
    test.use({ javaScriptEnabled });

    test('a shopper puts a model together, reads it as a sentence, and asks for it', async ({
      page,
    }) => {
      await page.goto(onSite(site, '/aldous-seventeen'));
      const summary = page.getByRole('main').getByRole('status');
      await expect(summary).toHaveText(
        /^An Aldous Seventeen in Oat, with Tan inside, for \$162,400/,
        {
          useInnerText: true,
        },
      );
      await page.getByRole('radio', { name: /^Seventeen S/ }).check();
      await page.getByRole('radio', { name: 'Tarn' }).check();
      await page.getByRole('radio', { name: /^Ink/ }).check();
      await expect(summary).toHaveText(
        'An Aldous Seventeen S in Tarn, with Ink inside, for $184,900 drive away.',
        { useInnerText: true },
      );
      const main = page.getByRole('main');
      await expect(main.getByRole('img', { name: 'An Aldous Seventeen in Tarn' })).toBeVisible();
      await expect(main.getByRole('img', { name: 'An Aldous Seventeen in Oat' })).toBeHidden();
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
      await main.getByRole('button', { name: 'Ask for this one' }).click();
      await expect(page.getByLabel('Which model?')).toHaveValue('Aldous Seventeen');
      await expect(page.getByLabel('Badge or variant')).toHaveValue('Seventeen S');
      await expect(page.getByLabel('Colour')).toHaveValue('Tarn');
      await expect(page.getByLabel('Accessories')).toHaveValue('Ink inside');
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sentence of the home page is a form', async ({ page }) => {
    await page.goto(onSite(site));
    await page.getByRole('button', { name: 'Body type: any body' }).click();
    const panel = page.getByRole('group', { name: 'Body type' });
    await panel.getByRole('checkbox', { name: /^Convertible/ }).check();
    await page
      .getByRole('button', { name: /^Show Me \d+ cars$/ })
      .last()
      .click();
    await expect(page).toHaveURL(/body=convertible/i);
    await expect(page.getByRole('button', { name: 'Body type: convertible' })).toBeVisible();
  });

  test('the words open the same form', async ({ page }) => {
    await page.goto(onSite(site, '/search?view=list'));
    await page.getByRole('button', { name: /^Price:/ }).click();
    await page.getByRole('textbox', { name: 'Price, up to' }).fill('100,000');
    await page.getByRole('button', { name: /^Show Me \d+ cars$/ }).click();
    await expect(page).toHaveURL(/range\[price\]=:100000.*view=list/);
    await expect(page.getByRole('button', { name: /^Price:/ })).toHaveText('up to $100,000');
    await expect(page.getByRole('table', { name: 'cars' })).toBeVisible();
  });
});

test('comparison rates have the size of rates, and their warning stands once', async ({ page }) => {
  await page.goto(onSite(site, '/search'));
  const rates = cards(page).first().getByText(/^Rate/).locator('b');
  const sizes = await rates.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect(new Set(sizes).size).toBe(1);
  expect(sizes).toHaveLength(2);
  await expect(
    page
      .getByRole('main')
      .getByText(/WARNING: This comparison rate/)
      .filter({ visible: true }),
  ).toHaveCount(1);
});

test('nothing lies on the photographs of a list', async ({ page }) => {
  await page.goto(onSite(site, '/search'));
  const overlaps = await cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const picture = card.querySelector('.card-picture')?.getBoundingClientRect();
      return [...card.querySelectorAll('p, h3, button')]
        .filter((part) => part.checkVisibility() && !part.closest('[popover], .card-picture'))
        .map((part) => part.getBoundingClientRect())
        .filter(
          (box) =>
            picture &&
            box.width > 0 &&
            box.top < picture.bottom - 1 &&
            box.bottom > picture.top &&
            box.left < picture.right - 1 &&
            box.right > picture.left + 1,
        );
    }),
  );
  expect(overlaps).toEqual([]);
});

for (const [other, path] of [
  ['banksia-motors', '/search'],
  ['banksia-motors', '/'],
  ['kestrel-auto', '/search'],
  ['kestrel-auto', '/'],
] as const) {
  test(`${path} of ${other} carries nothing of the gallery`, async ({ page }) => {
    const fetched: string[] = [];
    const scripts: Promise<string>[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(onSite(other, path));
    await untilHydrated(page);
    expect(await page.content()).not.toMatch(/gallery-|sentence-|newsreader/i);
    expect(fetched.filter((url) => /newsreader|instrument|sentence|plate/i.test(url))).toEqual([]);
    const texts = await Promise.all(scripts);
    expect(texts.filter((text) => /sentence-word|gallery-label/.test(text)).length).toBe(0);
  });
}
