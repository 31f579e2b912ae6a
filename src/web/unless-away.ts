import type { RequestServices } from '#services/request-services.ts';
import { isUnavailable } from './is-unavailable.ts';

/**
 * Makes a part that a page can do without. @returns undefined if the database or the search server is away; the page is
 * then incomplete
 */
export async function unlessAway<T>(
  services: Pick<RequestServices, 'noteIncomplete'>,
  make: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await make();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    services.noteIncomplete();
    return undefined;
  }
}
