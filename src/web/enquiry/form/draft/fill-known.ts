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
  if (signal.aborted || !element.current) return;
  fillForm(element.current, {
    ...(remembers && rememberedDetails(site)),
    ...(visitor && knownDetails(visitor)),
  });
}
