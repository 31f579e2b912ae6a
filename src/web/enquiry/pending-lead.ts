import { storageKey } from '#web/site/storage-key.ts';
import type { LeadEvent } from './lead-form-view.ts';

/** A lead on its way: what is told of it once it has arrived. */
export interface PendingLead {
  category: string;
  event: LeadEvent | undefined;
  vehicle?: EnquiredVehicle | undefined;
  /** What the shopper is told in place of the usual thanks. */
  thanks?: Thanks | undefined;
}

export interface Thanks {
  title: string;
  text: string;
}

/** The vehicle that was last asked about, as the browser keeps it. */
export interface EnquiredVehicle {
  id: number;
  name: string;
  slug: string;
  make: string;
  model: string;
}

/** Notes the lead before it is sent; the page that thanks for it takes the note up. */
export function keepPendingLead(site: string, lead: PendingLead): void {
  try {
    sessionStorage.setItem(noteKey(site), JSON.stringify(lead));
  } catch (error) {
    console.warn('The lead could not be noted', error);
  }
}

/** @returns the lead that has arrived, once; its category and vehicle are kept as the specification has it */
export function takePendingLead(site: string): PendingLead | undefined {
  try {
    const text = sessionStorage.getItem(noteKey(site));
    if (text === null) return undefined;
    sessionStorage.removeItem(noteKey(site));
    // written by `keepPendingLead` alone
    const lead = JSON.parse(text) as PendingLead;
    localStorage.setItem(storageKey(site, 'SuccessCategory'), lead.category);
    if (lead.vehicle) {
      localStorage.setItem(storageKey(site, 'EnquireCar'), JSON.stringify(lead.vehicle));
    }
    return lead;
  } catch (error) {
    console.warn('The lead could not be read', error);
    return undefined;
  }
}

function noteKey(site: string): string {
  return `${site}PendingLead`;
}
