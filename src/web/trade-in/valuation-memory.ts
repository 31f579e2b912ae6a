import type { ValuationAnswer } from './valuation-answer.ts';

/**
 * How far a shopper has come, kept for this tab alone: a reload or the way back and forth does not ask all of it again,
 * and stays with the same lead.
 */
export function keepSoFar(page: string, answer: ValuationAnswer): void {
  try {
    sessionStorage.setItem(keyOf(page), JSON.stringify({ ...answer, faults: [] }));
  } catch (error) {
    console.warn('The form could not be kept', error);
  }
}

export function keptSoFar(page: string): ValuationAnswer | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(page));
    // written by `keepSoFar` alone
    return text === null ? undefined : (JSON.parse(text) as ValuationAnswer);
  } catch (error) {
    console.warn('The form could not be read', error);
    return undefined;
  }
}

/** Notes which screen an entry of the browser's history shows. @param entry the key of its location */
export function keepStep(page: string, entry: string, step: string): void {
  try {
    sessionStorage.setItem(`${keyOf(page)} ${entry}`, step);
  } catch (error) {
    console.warn('The screen could not be kept', error);
  }
}

export function keptStep(page: string, entry: string): string | undefined {
  try {
    return sessionStorage.getItem(`${keyOf(page)} ${entry}`) ?? undefined;
  } catch (error) {
    console.warn('The screen could not be read', error);
    return undefined;
  }
}

/** It has come to its end. */
export function forgetSoFar(page: string): void {
  try {
    const own = keyOf(page);
    for (const key of Object.keys(sessionStorage)) {
      if (key === own || key.startsWith(`${own} `)) sessionStorage.removeItem(key);
    }
  } catch (error) {
    console.warn('The form could not be forgotten', error);
  }
}

function keyOf(page: string): string {
  return `valuation at ${page}`;
}
