import { forgetPerson } from '#web/site/forget-person.ts';
import { changeMe } from './signed-in-browser.ts';

/** Whether the account was deleted since the page was opened. An address alone must not clear a browser. */
let isDeleted = false;

/** Notes that the visitor has deleted the account. */
export function noteDeletion(): void {
  isDeleted = true;
}

/** Removes what this browser stores about a visitor who has just deleted their account. */
export function forgetDeleted(site: string): void {
  if (!isDeleted) return;
  isDeleted = false;
  changeMe(() => ({}));
  forgetPerson(site, Date.now());
}
