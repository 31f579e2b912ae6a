import type { RefObject } from 'react';
import { knownDetails } from '#web/account/known-fields.ts';
import { loadedMe } from '#web/account/signed-in-browser.ts';
import { rememberedDetails } from '#web/enquiry/form/remembered-details.ts';
import { fillForm } from './fill-form.ts';

/**
 * Fills what is still empty from the visitor's account, or else from what the browser remembers.
 *
 * @param remembers whether the site remembers contact details in the browser
 */
export async function fillKnown(
  element: RefObject<HTMLFormElement | null>,
  site: string,
  remembers: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { visitor } = await loadedMe(site);
  const form = element.current;
  if (signal.aborted || !form) return;
  const known = {
    ...(remembers && rememberedDetails(site)),
    ...(visitor && knownDetails(visitor)),
  };
  const missing = Object.entries(known).filter(([name]) => isEmpty(form, name));
  fillForm(form, Object.fromEntries(missing));
}

/** A form that came back has the shopper's own entries, which stay. */
function isEmpty({ elements }: HTMLFormElement, name: string): boolean {
  const field = elements.namedItem(name);
  return field instanceof HTMLInputElement && field.value === '';
}
