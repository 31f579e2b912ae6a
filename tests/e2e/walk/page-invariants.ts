import type { Page } from '@playwright/test';

/** What must hold on every page, whatever the shopper did. */
interface PageFacts {
  headings: number;
  /** Pixels by which the page is wider than the window. */
  overhang: number;
  widest: string;
  text: string;
  values: string;
  stored: string;
}

/**
 * The faults of a page.
 * @param foreign names of other dealers
 * @param gone names of people who have signed out of this device
 */
export async function pageFaults(
  page: Page,
  foreign: readonly string[],
  gone: readonly string[],
): Promise<string[]> {
  if (!page.url().startsWith('http')) return [];
  const facts = await page.evaluate(readFacts);
  const faults: string[] = [];
  if (facts.headings !== 1) faults.push(`it has ${facts.headings} main headings`);
  if (facts.overhang > 1)
    faults.push(`it scrolls ${facts.overhang} px to the side (${facts.widest})`);
  const all = `${facts.text}\n${facts.values}`;
  for (const name of foreign) if (all.includes(name)) faults.push(`it names ${name}`);
  for (const name of gone) {
    if (all.includes(name)) faults.push(`it shows ${name}, who has signed out`);
    if (facts.stored.includes(name)) faults.push(`it stores ${name}, who has signed out`);
  }
  return faults;
}

function readFacts(): PageFacts {
  const root = document.documentElement;
  const overhang = root.scrollWidth - root.clientWidth;
  const widest = [...document.body.querySelectorAll('*')].find(
    (element) => overhang > 1 && element.getBoundingClientRect().right > root.clientWidth + 1,
  );
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  return {
    headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
    overhang,
    widest: widest ? `${widest.tagName} .${widest.getAttribute('class') ?? ''}` : '',
    text: document.body.innerText,
    values: fields.map(({ value }) => value).join('\n'),
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  };
}
