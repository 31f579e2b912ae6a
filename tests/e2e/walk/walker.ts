import { randomUUID } from 'node:crypto';
import type { BrowserContext, ElementHandle, Page } from '@playwright/test';
import { newestCode, someMobile } from '#tests/e2e/support/codes.ts';
import { askForCode, enterCode } from '#tests/e2e/support/sign-in.ts';
import { untilHydrated } from '#tests/e2e/support/site-pages.ts';
import { pageFaults } from './page-invariants.ts';
import { PageWatch } from './page-watch.ts';
import { type Shopper, type TextField, typedText } from './typed-texts.ts';
import type { WalkKind, WalkStep } from './walk-step.ts';

const screens = [
  [390, 844],
  [844, 390],
  [360, 740],
  [1024, 768],
  [1440, 900],
] as const;
const CLICK_MS = 2500;
/** How long a busy machine may take to show what a page shows at last. */
const SHOWN_MS = 6000;
/** Links that lead to another page of the site. */
const links =
  'a[href^="/"]:not([target]):not([download]):not([href$=".pdf"]):not([href^="/print"]):not([href^="/styleguide"])';
/** Buttons that send nothing to the dealer. */
const buttons =
  'button[type=button]:not([disabled]), form:not([method=post]) button:not([type=button]):not([disabled]), summary, [role=tab]';
const textFields =
  // people do not reach the field that catches robots
  'input:not([tabindex="-1"]):not([type=hidden]):not([type=checkbox]):not([type=radio]):not([type=range]):not([type=file]):not([type=date]):not([type=datetime-local]):not([readonly]):not([disabled]), textarea:not([disabled])';
const choices =
  'select:not([disabled]), input[type=checkbox]:not([disabled]), input[type=radio]:not([disabled])';

/** What a link says about the page that it leads to. */
interface LinkPromise {
  label: string;
  /** Of a button or link that counts vehicles. */
  count: number | undefined;
  /** Of a vehicle's card. */
  price: string | undefined;
}

/** What was typed into a field; another tab may have other entries. */
interface TypedEntry {
  tab: Page;
  page: string;
  name: string;
  value: string;
}

/** A shopper who wanders through one site in a browser. */
export class Walker {
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #foreign: readonly string[];
  readonly #watch: PageWatch;
  readonly #gone: string[] = [];
  #pages: Page[] = [];
  #shopper: Shopper;
  #shoppers = 0;
  #isSignedIn = false;
  #typed: TypedEntry[] = [];
  /** Texts that are in no other walk's leads. */
  readonly #mark = randomUUID().slice(0, 8);
  #sent = 0;
  #applied = 0;
  #did = '';

  /** @param foreign names of other dealers, which no page may show */
  constructor(context: BrowserContext, origin: string, foreign: readonly string[]) {
    this.#context = context;
    this.#origin = origin;
    this.#foreign = foreign;
    this.#watch = new PageWatch(context);
    this.#shopper = this.#newShopper();
  }

  /** Messages and applicants' e-mail addresses, each of which was sent to the dealer once. */
  get sentOnce(): readonly string[] {
    return [
      ...Array.from({ length: this.#sent }, (_, at) => this.#message(at)),
      ...Array.from({ length: this.#applied }, (_, at) => this.#applicant(at)),
    ];
  }

  async begin(): Promise<string[]> {
    this.#pages = [await this.#context.newPage()];
    await this.#page.goto(this.#origin);
    return this.#faults();
  }

  /** Takes a step. @returns what is wrong afterwards */
  async take(step: WalkStep): Promise<string[]> {
    this.#did = '';
    this.#watch.isOffline = false;
    const broken = await this.#steps[step.kind](step).catch(failureOf);
    await this.#watch.settled(this.#page);
    return [...broken, ...(await this.#faults())];
  }

  /** What the last step did, and the page that it led to. */
  get lastStep(): string {
    return `${this.#did && `“${this.#did}” `}${this.place}`;
  }

  /** The address of the page that the shopper sees. */
  get place(): string {
    return this.#page.url().replace(this.#origin, '');
  }

  get #page(): Page {
    return this.#pages.at(-1)!;
  }

  readonly #steps: Record<WalkKind, (step: WalkStep) => Promise<string[]>> = {
    follow: ({ which }) => this.#follow(which),
    press: ({ which }) => this.#press(which),
    type: ({ which, what }) => this.#type(which, what),
    choose: ({ which, what }) => this.#choose(which, what),
    back: () => this.#go('goBack'),
    forward: () => this.#go('goForward'),
    reload: () => this.#go('reload'),
    send: ({ which, what }) => this.#send(which, what),
    apply: ({ which, what }) => this.#apply(which, what),
    save: ({ which }) => this.#press(which, 'button[aria-label^="Save "], button[data-save]'),
    'second tab': () => this.#secondTab(),
    'sign in': () => this.#signIn(),
    'sign out': () => this.#signOut(),
    'lose the network': (step) => this.#loseNetwork(step),
    'turn the phone': ({ which }) => this.#turn(which),
  };

  async #follow(which: number): Promise<string[]> {
    const link = await this.#pick(links, which);
    if (!link) return [];
    const promise = await promiseOf(link);
    this.#did = promise.label;
    const before = this.#page.url();
    if (!(await this.#click(link))) return [];
    await this.#watch.settled(this.#page);
    // a link that shows a number or opens a dialog leads to no other page
    return this.#page.url() === before ? [] : this.#kept(promise);
  }

  async #press(which: number, selector = buttons): Promise<string[]> {
    const button = await this.#pick(selector, which);
    if (!button) return [];
    const promise = await promiseOf(button);
    this.#did = promise.label;
    const before = this.#page.url();
    if (!(await this.#click(button))) return [];
    await this.#watch.settled(this.#page);
    if (/^\$[\d,]+$/.test(promise.label)) await this.#forgetReplaced(promise.label);
    return this.#page.url() === before ? [] : this.#kept({ ...promise, price: undefined });
  }

  /** Forgets the entries here that a suggested amount has taken the place of. */
  async #forgetReplaced(amount: string): Promise<void> {
    const here = this.#typed.filter((entry) => this.#isHere(entry));
    const shown = await Promise.all(here.map(({ name }) => this.#enteredIn(name)));
    const replaced = new Set(here.filter((_, at) => shown[at] === amount));
    this.#typed = this.#typed.filter((entry) => !replaced.has(entry));
  }

  /** What a form of the page has in a field; undefined if the field is not shown. */
  async #enteredIn(name: string): Promise<string | undefined> {
    const field = this.#page.locator(`form[method=post] [name="${name}"]`).first();
    return (await field.isVisible()) ? field.inputValue() : undefined;
  }

  /** Compares the page with what the link or button said. */
  async #kept({ label, count, price }: LinkPromise): Promise<string[]> {
    const { pathname } = new URL(this.#page.url());
    const heading = await this.#textOf('h1');
    if (heading.includes('This page has moved on'))
      return [`“${label}” leads nowhere: ${this.#page.url()}`];
    if (count !== undefined && pathname.startsWith('/search')) {
      const found = await this.#textOf('#result-count');
      if (!found.replaceAll(',', '').startsWith(String(count)))
        return [`“${label}” leads to ${found}`];
    }
    if (price && /^\/cars\/[^/]+$/.test(pathname)) {
      const shown = await this.#page.locator('.price-now').allTextContents();
      if (!shown.includes(price)) return [`a card says ${price}, its page ${shown.join(', ')}`];
    }
    return [];
  }

  async #type(which: number, what: number): Promise<string[]> {
    const field = await this.#pick(textFields, which);
    if (!field) return [];
    const { kind, name, isKept, isSearch } = await field.evaluate(describeField);
    const text = typedText(kind, this.#shopper, what);
    this.#did = `${name}: ${text}`;
    try {
      await field.fill(text, { timeout: CLICK_MS });
    } catch {
      // number fields take no letters
      return [];
    }
    await this.#page.keyboard.press(isSearch && what > 0.3 ? 'Enter' : 'Tab');
    await this.#watch.settled(this.#page);
    if (!isKept || name === '') return [];
    // until then only the browser knows the entry
    await untilHydrated(this.#page);
    const value = await field.inputValue({ timeout: CLICK_MS }).catch(() => undefined);
    const page = this.#page.url();
    this.#typed = this.#typed.filter((entry) => !this.#isHere(entry) || entry.name !== name);
    if (value) this.#typed.push({ tab: this.#page, page, name, value });
    return [];
  }

  #isHere({ tab, page }: TypedEntry): boolean {
    return tab === this.#page && page === this.#page.url();
  }

  async #choose(which: number, what: number): Promise<string[]> {
    const field = await this.#pick(choices, which);
    if (!field) return [];
    const options = await field.evaluate((element) =>
      element instanceof HTMLSelectElement ? [...element.options].map(({ value }) => value) : [],
    );
    const option = options[Math.floor(what * options.length)];
    if (option === undefined) await this.#click(field);
    else await field.selectOption(option, { timeout: CLICK_MS }).catch(() => undefined);
    return [];
  }

  async #go(way: 'goBack' | 'goForward' | 'reload'): Promise<string[]> {
    await this.#page[way]({ waitUntil: 'domcontentloaded', timeout: 15_000 });
    // before the site, or a page of the browser's own
    if (!this.#page.url().startsWith(this.#origin)) await this.#page.goto(this.#origin);
    await this.#watch.settled(this.#page);
    await untilHydrated(this.#page);
    return lasting(() => this.#lostEntries());
  }

  /** Entries of the page's forms that are no longer there. */
  async #lostEntries(): Promise<string[]> {
    const lost: string[] = [];
    for (const { name, value } of this.#typed.filter((entry) => this.#isHere(entry))) {
      const now = await this.#enteredIn(name);
      if (now !== undefined && now !== value)
        lost.push(`what was typed into ${name} is lost: “${value}”, now “${now}”`);
    }
    return lost;
  }

  /** Fills in a form of the page and sends it, sometimes by a double click. */
  async #send(which: number, what: number): Promise<string[]> {
    const form = await this.#pick('form[method=post]:has(textarea)', which);
    if (!form) return [];
    const message = this.#message(this.#sent);
    // other words take the place of what was typed here before
    this.#typed = this.#typed.filter((entry) => !this.#isHere(entry));
    for (const field of await form.$$(textFields)) {
      if (!(await field.isVisible())) continue;
      const { kind } = await field.evaluate(describeField);
      const text = kind.isLong ? message : typedText(kind, this.#shopper, 0);
      await field.fill(text, { timeout: CLICK_MS }).catch(() => undefined);
    }
    const button = await form.$('button[type=submit], button:not([type])');
    if (!button || !(await this.#click(button, what > 0.5 ? 2 : 1))) return [];
    this.#sent += 1;
    await this.#watch.settled(this.#page);
    if (new URL(this.#page.url()).pathname === '/success') this.#typed = [];
    return [];
  }

  /** Applies for finance, sometimes by a double click, or once more after the network was gone. */
  async #apply(which: number, what: number): Promise<string[]> {
    const answer = await this.#page.goto(`${this.#origin}/finance`);
    // only some sites have finance
    if (answer?.status() === 404) {
      await this.#page.goto(this.#origin);
      return [];
    }
    await this.#watch.settled(this.#page);
    this.#typed = this.#typed.filter((entry) => !this.#isHere(entry));
    const form = this.#page.getByRole('main');
    await form.getByLabel('First name').fill(this.#shopper.firstName);
    await form.getByLabel('Last name').fill(this.#shopper.lastName);
    await form.getByLabel('Email').fill(this.#applicant(this.#applied));
    const terms = form.getByLabel('I agree to the terms of use');
    if (await terms.isVisible()) await terms.check();
    const send = form.getByRole('button', { name: 'Send code' });
    if (await send.isVisible()) {
      await form.getByLabel('Mobile number').fill(this.#shopper.phone);
      await send.click();
      const code = form.getByLabel('Code from the SMS');
      await code.waitFor();
      await code.fill(await newestCode(this.#shopper.phone));
    }
    this.#applied += 1;
    const apply = form.getByRole('button', { name: 'Get A Personalised Quote' });
    if (which > 0.5) {
      this.#watch.isOffline = true;
      await this.#context.setOffline(true);
      await apply.click();
      await this.#watch.settled(this.#page);
      await this.#context.setOffline(false);
    }
    await apply.click({ clickCount: what > 0.5 ? 2 : 1 });
    await this.#page.waitForURL((url) => url.pathname === '/success');
    // by the code
    this.#isSignedIn = true;
    return [];
  }

  async #secondTab(): Promise<string[]> {
    const [other] = this.#pages;
    if (this.#pages.length > 1 && other) {
      this.#pages.reverse();
      return [];
    }
    const page = await this.#context.newPage();
    await page.goto(this.#page.url());
    this.#pages.push(page);
    return [];
  }

  async #signIn(): Promise<string[]> {
    if (this.#isSignedIn) return [];
    const page = new URL(this.#page.url());
    const isAsked = page.pathname === '/sign-in';
    const path = isAsked ? (page.searchParams.get('redirect') ?? '/') : page.pathname + page.search;
    const here = new URL(path, page);
    const query = new URLSearchParams({ type: 'watchlist', redirect: path, back: path });
    if (!isAsked) await this.#page.goto(`${this.#origin}/sign-in?${query}`);
    await askForCode(this.#page, this.#shopper.phone);
    await enterCode(this.#page, this.#shopper.phone);
    const proceed = this.#page.getByRole('button', { name: 'Continue' });
    const left = this.#page.waitForURL((url) => url.pathname !== '/sign-in');
    await Promise.race([left, proceed.waitFor()]);
    if (await proceed.isVisible()) {
      await this.#page.getByLabel('First name').fill(this.#shopper.firstName);
      await this.#page.getByLabel('Last name').fill(this.#shopper.lastName);
      await this.#page.getByLabel('Email').fill(this.#shopper.email);
      await proceed.click();
      await left;
    }
    const now = new URL(this.#page.url());
    // a phone gets only so many codes in a while
    if (now.pathname === '/sign-in' && (await this.#textOf('[role=alert]')) !== '') return [];
    this.#isSignedIn = true;
    return now.pathname === here.pathname ? [] : [`signing in at ${path} led to ${now.href}`];
  }

  async #signOut(): Promise<string[]> {
    if (!this.#isSignedIn) return [];
    await this.#page.goto(`${this.#origin}/my-garage`);
    const button = this.#page.getByRole('main').getByRole('button', { name: 'Sign out' }).first();
    if (!(await button.isVisible())) return ['the garage has no button to sign out'];
    await button.click();
    this.#isSignedIn = false;
    this.#typed = [];
    this.#gone.push(this.#shopper.firstName, this.#shopper.email);
    this.#gone.push(...Array.from({ length: this.#applied }, (_, at) => this.#applicant(at)));
    this.#shopper = this.#newShopper();
    return [];
  }

  async #loseNetwork({ which }: WalkStep): Promise<string[]> {
    this.#watch.isOffline = true;
    await this.#context.setOffline(true);
    try {
      const target = await this.#pick(`${links}, ${buttons}`, which);
      if (target) await this.#click(target);
      await this.#watch.settled(this.#page);
    } finally {
      await this.#context.setOffline(false);
    }
    // the browser's own page has no way back
    if (!this.#page.url().startsWith('http')) await this.#page.goto(this.#origin);
    await this.#watch.settled(this.#page);
    return [];
  }

  async #turn(which: number): Promise<string[]> {
    const [width, height] = screens[Math.floor(which * screens.length)]!;
    await this.#page.setViewportSize({ width, height });
    return [];
  }

  /** An element that the shopper can reach; undefined if there is none. */
  async #pick(selector: string, which: number): Promise<ElementHandle<HTMLElement> | undefined> {
    const handle = await this.#page.evaluateHandle(
      ([wanted, share]) => {
        const within = document.querySelector('dialog:modal') ?? document.body;
        const found = [...within.querySelectorAll<HTMLElement>(wanted)].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            element.closest('[inert], [aria-hidden=true]') === null,
        );
        return found[Math.floor(share * found.length)] ?? null;
      },
      [selector, which] as const,
    );
    return handle.asElement() ?? undefined;
  }

  /** @returns false if something covers the element or it has gone, as may be while a page changes */
  async #click(element: ElementHandle, clickCount = 1): Promise<boolean> {
    try {
      await element.click({ timeout: CLICK_MS, clickCount });
      return true;
    } catch {
      return false;
    }
  }

  async #textOf(selector: string): Promise<string> {
    const found = this.#page.locator(selector).first();
    return (await found.count()) === 0 ? '' : ((await found.textContent()) ?? '');
  }

  async #faults(): Promise<string[]> {
    const found = await lasting(() => pageFaults(this.#page, this.#foreign, this.#gone));
    return [...this.#watch.faults.splice(0), ...found];
  }

  #message(at: number): string {
    return `Is it still there? (${this.#mark} ${at})`;
  }

  #applicant(at: number): string {
    return `applicant.${this.#mark}.${at}@example.com`;
  }

  #newShopper(): Shopper {
    const letters = String.fromCharCode(97 + (this.#shoppers++ % 26));
    const firstName = `Wanderling${letters}`;
    const email = `${firstName.toLowerCase()}@example.com`;
    return { firstName, lastName: 'Quoll', email, phone: someMobile() };
  }
}

/** The faults that a page still has after a while. */
async function lasting(faults: () => Promise<string[]>): Promise<string[]> {
  const until = performance.now() + SHOWN_MS;
  let found = await faults();
  while (found.length > 0 && performance.now() < until) {
    // oxlint-disable-next-line no-await-in-loop -- polls
    await new Promise((resolve) => setTimeout(resolve, 250));
    // oxlint-disable-next-line no-await-in-loop -- polls
    found = await faults();
  }
  return found;
}

/** What stopped a shopper in the middle of a step. */
function failureOf(error: unknown): string[] {
  const [first, ...others] = String(error).split('\n');
  const detail = others.find((line) => /waiting for|navigat/.test(line)) ?? '';
  return [`the step cannot be taken: ${first} ${detail.trim()}`.trim()];
}

function promiseOf(element: ElementHandle<HTMLElement>): Promise<LinkPromise> {
  return element.evaluate((target) => {
    const label = (target.innerText || target.getAttribute('aria-label') || '').trim();
    const counted = /^(?:Show Me|See)\s+([\d,]+)\b/.exec(label)?.[1];
    const card = target.closest('article');
    return {
      label: label.replace(/\s+/g, ' ').slice(0, 80),
      count: counted === undefined ? undefined : Number(counted.replaceAll(',', '')),
      price: card?.querySelector('.price-now')?.textContent ?? undefined,
    };
  });
}

function describeField(element: Element): {
  kind: TextField;
  name: string;
  isKept: boolean;
  isSearch: boolean;
} {
  const field = element as HTMLInputElement | HTMLTextAreaElement;
  const form = field.form;
  return {
    kind: {
      type: field.type,
      name: `${field.name} ${field.labels?.[0]?.innerText ?? ''}`,
      inputMode: field.inputMode,
      isLong: field.localName === 'textarea',
    },
    name: field.name,
    isKept: form?.method === 'post' && field.autocomplete !== 'one-time-code',
    isSearch: field.type === 'search',
  };
}
