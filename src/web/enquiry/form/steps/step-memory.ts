import { storageKey } from '#web/site/storage-key.ts';
import type { StepAnswer } from './step-answer.ts';

/** The page of a form in steps. */
export interface SteppedPage {
  /** The slug of the site. */
  site: string;
  /** With its parameters. */
  path: string;
}

/**
 * Remembers a shopper's progress for this tab, so that a reload or Back and Forward loses nothing and stays with the
 * same lead.
 */
export function rememberProgress(page: SteppedPage, answer: StepAnswer): void {
  try {
    sessionStorage.setItem(keyOf(page), JSON.stringify({ ...answer, faults: [] }));
  } catch (error) {
    console.warn('The progress of the form could not be remembered', error);
  }
}

export function rememberedProgress(page: SteppedPage): StepAnswer | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(page));
    // only `rememberProgress` writes it
    return text === null ? undefined : (JSON.parse(text) as StepAnswer);
  } catch (error) {
    console.warn('The progress of the form could not be read', error);
    return undefined;
  }
}

/** Remembers which screen a history entry shows. @param entry the key of its location */
export function rememberStep(page: SteppedPage, entry: string, step: string): void {
  try {
    sessionStorage.setItem(`${keyOf(page)} ${entry}`, step);
  } catch (error) {
    console.warn('The screen could not be remembered', error);
  }
}

export function rememberedStep(page: SteppedPage, entry: string): string | undefined {
  try {
    return sessionStorage.getItem(`${keyOf(page)} ${entry}`) ?? undefined;
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
