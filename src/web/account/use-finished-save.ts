import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageAddress } from '#domain/analytics/page-address.ts';
import { scrollToPlace } from './page-place.ts';
import { takePendingSave } from './pending-save.ts';

/** Returns a shopper who signed in to save a vehicle to their place on the page, and reports the result. */
export function useFinishedSave(site: string): void {
  const page = pageAddress(useLocation());
  useEffect(() => {
    const pending = takePendingSave(site, page);
    if (!pending) return;
    scrollToPlace(pending.id, pending.place);
    if (pending.purpose === 'save') void finish(site, pending.id);
  }, [site, page]);
}

async function finish(site: string, id: number): Promise<void> {
  try {
    const { finishSave } = await import('./finish-save.ts');
    await finishSave(site, id);
  } catch (error) {
    console.warn('The script that shows whether the vehicle was saved could not be loaded', error);
  }
}
