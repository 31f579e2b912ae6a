import { storageKey } from '#web/site/storage-key.ts';
import type { ValuationAnswer } from './valuation-answer.ts';

/** The page of a valuation form. */
export interface ValuationPage {
  /** The slug of the site. */
  site: string;
  /** With its parameters. */
  path: string;
}

/**
 * Remembers a shopper's progress for this tab, so that a reload or Back and Forward loses nothing and stays with the
 * same lead.
 */
export function rememberProgress(page: ValuationPage, answer: ValuationAnswer): void {
  try {
    sessionStorage.setItem(keyOf(page), JSON.stringify({ ...answer, faults: [] }));
  } catch (error) {
    console.warn('The progress of the form could not be remembered', error);
  }
}

export function rememberedProgress(page: ValuationPage): ValuationAnswer | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(page));
    // only `rememberProgress` writes it
    return text === null ? undefined : (JSON.parse(text) as ValuationAnswer);
  } catch (error) {
    console.warn('The progress of the form could not be read', error);
    return undefined;
  }
}

/** Remembers which screen a history entry shows. @param entry the key of its location */
export function rememberStep(page: ValuationPage, entry: string, step: string): void {
  try {
    sessionStorage.setItem(`${keyOf(page)} ${entry}`, step);
  } catch (error) {
    console.warn('The screen could not be remembered', error);
  }
}

export function rememberedStep(page: ValuationPage, entry: string): string | undefined {
  try {
    return sessionStorage.getItem(`${keyOf(page)} ${entry}`) ?? undefined;
  } catch (error) {
    console.warn('The screen could not be read', error);
    return undefined;
  }
}

/** Removes everything about a completed form. */
export function forgetProgress(page: ValuationPage): void {
  try {
    const own = keyOf(page);
    for (const key of Object.keys(sessionStorage)) {
      if (key === own || key.startsWith(`${own} `)) sessionStorage.removeItem(key);
    }
  } catch (error) {
    console.warn('The progress of the form could not be removed', error);
  }
}

function keyOf({ site, path }: ValuationPage): string {
  return `${storageKey(site, 'ValuationProgress')} ${path}`;
}
