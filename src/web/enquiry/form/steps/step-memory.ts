import { storageKey } from '#web/site/storage-key.ts';
import type { StepAnswer } from './step-answer.ts';

/** The page of a form in steps. */
export interface SteppedPage {
  /** The slug of the site. */
  site: string;
  /** With its parameters. */
  path: string;
}

/** The last answer of the server, with what the shopper has typed since. */
export interface Progress extends StepAnswer {
  /** The first screen with values that were changed and not submitted since. */
  unsent?: string;
}

/**
 * Remembers a shopper's progress for this tab, so that a reload or Back and Forward loses nothing and stays with the
 * same lead.
 */
export function rememberProgress(page: SteppedPage, progress: Progress): void {
  try {
    sessionStorage.setItem(keyOf(page), JSON.stringify({ ...progress, faults: [] }));
  } catch (error) {
    console.warn('The progress of the form could not be remembered', error);
  }
}

export function rememberedProgress(page: SteppedPage): Progress | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(page));
    // only `rememberProgress` writes it
    return text === null ? undefined : (JSON.parse(text) as Progress);
  } catch (error) {
    console.warn('The progress of the form could not be read', error);
    return undefined;
  }
}

/** What a history entry shows. */
export interface StepEntry {
  step: string;
  /** The screen whose submission made this entry; that of the entry before. */
  from?: string | undefined;
}

/** Remembers which screen a history entry shows. @param entry the key of its location */
export function rememberEntry(page: SteppedPage, entry: string, shown: StepEntry): void {
  try {
    sessionStorage.setItem(`${keyOf(page)} ${entry}`, JSON.stringify(shown));
  } catch (error) {
    console.warn('The screen could not be remembered', error);
  }
}

export function rememberedEntry(page: SteppedPage, entry: string): StepEntry | undefined {
  try {
    const text = sessionStorage.getItem(`${keyOf(page)} ${entry}`);
    // only `rememberEntry` writes it
    return text === null ? undefined : (JSON.parse(text) as StepEntry);
  } catch (error) {
    console.warn('The screen could not be read', error);
    return undefined;
  }
}

/** Removes everything about a completed form. */
export function forgetProgress(page: SteppedPage): void {
  try {
    const own = keyOf(page);
    for (const key of Object.keys(sessionStorage)) {
      if (key === own || key.startsWith(`${own} `)) sessionStorage.removeItem(key);
    }
  } catch (error) {
    console.warn('The progress of the form could not be removed', error);
  }
}

function keyOf({ site, path }: SteppedPage): string {
  return `${storageKey(site, 'StepProgress')} ${path}`;
}
