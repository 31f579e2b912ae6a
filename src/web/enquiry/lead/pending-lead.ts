import { endForm, type FormMemory } from '#web/enquiry/form/draft/end-form.ts';
import { forgetProgress } from '#web/enquiry/form/steps/step-memory.ts';
import { storageKey } from '#web/site/storage-key.ts';
import type { PhoneView } from '#web/phone/phone-view.ts';
import type { AnalyticsEvent } from '#domain/analytics/analytics-events.ts';

export type LeadEvent = Extract<
  AnalyticsEvent,
  | 'newEnquiry'
  | 'usedEnquiry'
  | 'newTestDrive'
  | 'usedTestDrive'
  | 'careerEnquiry'
  | 'offerAccepted'
>;

/** A submitted lead, for the thank-you page. */
export interface PendingLead {
  category: string;
  event: LeadEvent | undefined;
  vehicle?: EnquiredVehicle | undefined;
  /** The form to forget once the lead has arrived. */
  form?: FormMemory | undefined;
  /** The page of a form in steps to forget once the lead has arrived. */
  progress?: string | undefined;
  /** The address of a file for the shopper's calendar. */
  calendar?: string | undefined;
  /** The shopper's answers, for the thank-you page. */
  sent?: SentRow[] | undefined;
  /** The phone of the dealership or location that receives it; defaults to the site's. */
  phone?: PhoneView | undefined;
  /** Replaces the usual thank-you text. */
  thanks?: Thanks | undefined;
}

/** One answer of a form, as the thank-you page repeats it. */
export interface SentRow {
  name: string;
  label: string;
  value: string;
}

export interface Thanks {
  title: string;
  text: string;
}

/** The vehicle of the last enquiry, as the browser remembers it. */
export interface EnquiredVehicle {
  id: number;
  name: string;
  slug: string;
  make: string;
  model: string;
}

/** Remembers the vehicle in the browser as soon as the shopper starts an enquiry about it. */
export function rememberEnquiredVehicle(site: string, vehicle: EnquiredVehicle | undefined): void {
  if (!vehicle) return;
  try {
    localStorage.setItem(storageKey(site, 'EnquireCar'), JSON.stringify(vehicle));
  } catch (error) {
    console.warn('The vehicle of the enquiry could not be remembered', error);
  }
}

/** Stores the lead in the browser on submit, for the thank-you page. */
export function storePendingLead(site: string, lead: PendingLead): void {
  try {
    sessionStorage.setItem(storageKey(site, 'PendingLead'), JSON.stringify(lead));
  } catch (error) {
    console.warn('The pending lead could not be stored', error);
  }
}

/**
 * Takes the stored lead, once, remembers its category as `SuccessCategory`, and ends its form: the next one is another
 * enquiry.
 * Source: specification 2, section 9, "Local storage".
 */
export function takePendingLead(site: string): PendingLead | undefined {
  try {
    const text = sessionStorage.getItem(storageKey(site, 'PendingLead'));
    if (text === null) return undefined;
    sessionStorage.removeItem(storageKey(site, 'PendingLead'));
    // only `storePendingLead` writes it
    const lead = JSON.parse(text) as PendingLead;
    if (lead.form) endForm(site, lead.form);
    if (lead.progress) forgetProgress({ site, path: lead.progress });
    localStorage.setItem(storageKey(site, 'SuccessCategory'), lead.category);
    return lead;
  } catch (error) {
    console.warn('The pending lead could not be read', error);
    return undefined;
  }
}
