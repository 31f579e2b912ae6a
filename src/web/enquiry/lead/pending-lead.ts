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

/** Keeps the vehicle in the browser from the start of an enquiry about it, sent or not. */
export function keepEnquiredVehicle(site: string, vehicle: EnquiredVehicle | undefined): void {
  if (!vehicle) return;
  try {
    localStorage.setItem(storageKey(site, 'EnquireCar'), JSON.stringify(vehicle));
  } catch (error) {
    console.warn('The vehicle of the enquiry could not be kept', error);
  }
}

/** Notes the lead before it is sent; the page that thanks for it takes the note up. */
export function keepPendingLead(site: string, lead: PendingLead): void {
  try {
    sessionStorage.setItem(noteKey(site), JSON.stringify(lead));
  } catch (error) {
    console.warn('The lead could not be noted', error);
  }
}

/** @returns the lead that has arrived, once; its category is kept as the specification has it */
export function takePendingLead(site: string): PendingLead | undefined {
  try {
    const text = sessionStorage.getItem(noteKey(site));
    if (text === null) return undefined;
    sessionStorage.removeItem(noteKey(site));
    // written by `keepPendingLead` alone
    const lead = JSON.parse(text) as PendingLead;
    localStorage.setItem(storageKey(site, 'SuccessCategory'), lead.category);
    return lead;
  } catch (error) {
    console.warn('The lead could not be read', error);
    return undefined;
  }
}

function noteKey(site: string): string {
  return `${site}PendingLead`;
}
