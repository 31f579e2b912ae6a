import { expect, type Page } from '@playwright/test';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

/** What the shopper has chosen last: the names of choices with their values. */
type Choices = Record<string, string>;

/** A choice of the current screen: the options of a question, or a box. */
interface ShownChoice {
  name: string;
  type: string;
  values: string[];
  /** Empty if no option is chosen. */
  chosen: string;
}

/** The choices of the screen, once the page has shown what it shows after the last step. */
async function shownChoices(page: Page): Promise<ShownChoice[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50));
    const boxes = document.querySelectorAll<HTMLInputElement>(
      '.step-form :is([type=radio], [type=checkbox])',
    );
    const seen = [...boxes].filter((box) => box.checkVisibility());
    return [...Map.groupBy(seen, ({ name }) => name)].map(([name, group]) => ({
      name,
      type: group[0]!.type,
      values: group.map(({ value }) => value),
      chosen: group.find(({ checked }) => checked)?.value ?? '',
    }));
  });
}

const place = async (page: Page): Promise<number> =>
  Number(/^Step (\d)/.exec(await page.getByText(/^Step \d of \d$/).innerText())?.[1]);

/** Walks forward and back through a form, and compares what is shown and sent with what was chosen last. */
class StepsWalk {
  readonly #page: Page;
  readonly #random: () => number;
  readonly #texts: Readonly<Record<string, string>>;
  readonly #chosen: Choices = {};
  /** What was ticked before the shopper chose; it counts once it is submitted. */
  readonly #atFirst: Choices = {};
  #sent: Choices = {};
  /** For the message of a failure. */
  readonly #done: string[] = [];

  constructor(page: Page, seed: number, texts: Readonly<Record<string, string>>) {
    this.#page = page;
    this.#random = seededRandom(seed);
    this.#texts = texts;
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !/trade-in|checkout/.test(request.url())) return;
      this.#sent = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
    });
  }

  async step(): Promise<void> {
    const dice = this.#random();
    const isFirst = (await place(this.#page)) === 1;
    if (dice < 0.35) await this.#choose(await this.#someChoice());
    else if (dice < 0.65) await this.#goOn();
    else if (dice < 0.78 && !isFirst) await this.#back();
    else if (dice < 0.88 && !isFirst)
      await this.#do('the browser’s Back', () => this.#page.goBack());
    else if (dice < 0.95) await this.#do('Forward', () => this.#page.goForward());
    else await this.#do('reload', () => this.#page.reload());
    await this.#expectAgreement();
  }

  async #do(name: string, act: () => Promise<unknown>): Promise<void> {
    this.#done.push(name);
    await act();
    await untilHydrated(this.#page);
  }

  async #someChoice(): Promise<ShownChoice | undefined> {
    const choices = await shownChoices(this.#page);
    return choices[Math.floor(this.#random() * choices.length)];
  }

  async #choose(choice: ShownChoice | undefined): Promise<void> {
    if (!choice) return;
    const { name, type, values } = choice;
    const value = values[Math.floor(this.#random() * values.length)]!;
    this.#done.push(`${name}: ${value}`);
    const boxes = this.#page.locator(`.step-form [type=${type}][name="${name}"]`);
    const box = boxes.nth(values.indexOf(value));
    await box.click();
    this.#chosen[name] = (await box.isChecked()) ? value : '';
  }

  /** Answers what is still open, and continues, if this is not the last screen. */
  async #goOn(): Promise<void> {
    for (const choice of await shownChoices(this.#page))
      if (choice.type === 'radio' && choice.chosen === '') await this.#choose(choice);
    for (const [name, text] of Object.entries(this.#texts)) {
      const field = this.#page.locator(`.step-form [name="${name}"]:visible`);
      if ((await field.count()) > 0 && (await field.inputValue()) === '') await field.fill(text);
    }
    const before = await place(this.#page);
    if (before === 1 && (await this.#page.getByLabel('Registration').isVisible()))
      await this.#send("I don't have it at hand");
    else if (await this.#page.getByRole('button', { name: 'Continue' }).isVisible())
      await this.#send('Continue');
  }

  async #send(button: string): Promise<void> {
    this.#done.push(button);
    const before = await place(this.#page);
    for (const { name, chosen } of await shownChoices(this.#page)) this.#chosen[name] ??= chosen;
    await this.#page.getByRole('button', { name: button }).click();
    await expect(this.#page.getByText(`Step ${before + 1} of`)).toBeVisible();
    for (const [name, value] of Object.entries(this.#chosen))
      expect
        .soft(this.#sent[name] ?? '', `what was sent as ${name}; ${this.#walked()}`)
        .toBe(value);
  }

  /** The page's own Back leads to the screen before, however the shopper came here. */
  async #back(): Promise<void> {
    this.#done.push('Back');
    const before = await place(this.#page);
    await this.#page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(this.#page.getByText(`Step ${before - 1} of`), this.#walked()).toBeVisible();
  }

  async #expectAgreement(): Promise<void> {
    for (const { name, chosen } of await shownChoices(this.#page)) {
      const expected = this.#chosen[name] ?? (this.#atFirst[name] ??= chosen);
      expect(chosen, `what is shown of ${name}; ${this.#walked()}`).toBe(expected);
    }
  }

  #walked(): string {
    return `after ${this.#done.join(', ')}`;
  }
}

const vehicle = { year: '2022', make: 'Mazda', model: 'CX-5', badge: 'Touring', km: '45,000' };
const person = {
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia.steps@example.com',
  phone: '0491 570 006',
};

for (const [site, path, texts] of [
  ['banksia-motors', '/cars/trade-in?car_id=65', vehicle],
  ['kestrel-auto', '/cars/trade-in?car_id=624', vehicle],
  [
    'southern-cross-group',
    '/checkout-journey?car_id=2014-bmw-320i-m-sport-816',
    { ...person, postcode: '3000' },
  ],
] as const) {
  test(`${site}: after any walk forward and back, a form shows and sends what was chosen last`, async ({
    page,
  }) => {
    page.setDefaultTimeout(20_000);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const seed of [1, 2, 3]) {
      await page.goto('about:blank');
      await page.goto(onSite(site, path));
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await untilHydrated(page);
      const walk = new StepsWalk(page, seed, texts);
      for (let step = 0; step < 30; step++) await walk.step();
    }
  });
}

async function fillVehicle(page: Page): Promise<void> {
  await page.getByRole('button', { name: "I don't have it at hand" }).click();
  await page.getByLabel('Year').fill(vehicle.year);
  await page.getByRole('combobox', { name: 'Make' }).fill(vehicle.make);
  await page.getByRole('combobox', { name: 'Model' }).fill(vehicle.model);
  await page.getByLabel('Kilometres').fill(vehicle.km);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What state is it in?' })).toBeVisible();
}

for (const site of ['banksia-motors', 'kestrel-auto']) {
  test(`${site}: worse answers after the page’s Back make the offer, and Forward does not pass them`, async ({
    page,
  }) => {
    page.setDefaultTimeout(20_000);
    await page.goto(onSite(site, '/trade-in'));
    await untilHydrated(page);
    await fillVehicle(page);
    const owing = page.getByRole('group', { name: /finance owing/ });
    for (const best of [
      'Yes, and I have the record',
      'None worth a mention',
      'Good for another year',
    ])
      await page.getByLabel(best).check();
    for (const question of [/accident/, /finance owing/])
      await page.getByRole('group', { name: question }).getByLabel('No', { exact: true }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    const contact = page.getByLabel('First name');
    await expect(contact).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Mostly').check();
    await owing.getByLabel('Yes', { exact: true }).check();
    await page.goForward();
    await expect(page.getByText('You have changed your answers here.')).toBeVisible();
    await expect(page.getByLabel('Mostly')).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(contact).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('You have changed your answers here.')).toHaveCount(0);
    await expect(page.getByLabel('Mostly')).toBeChecked();
    await expect(owing.getByLabel('Yes', { exact: true })).toBeChecked();
  });
}
