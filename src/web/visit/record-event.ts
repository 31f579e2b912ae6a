import { type AnalyticsEvent, analyticsEvents } from '#domain/analytics/analytics-events.ts';
import type { AnalyticsSettings } from '#site/settings/analytics.ts';
import { hasConsent } from './consent.ts';
import { pageVehicle } from './page-vehicle.ts';

declare global {
  interface Window {
    /** Of a tag manager, where the dealer has one. */
    dataLayer?: unknown[];
    /** Of Meta's pixel. */
    fbq?: (...told: unknown[]) => void;
  }
}

type Details = Record<string, unknown>;
interface Happening {
  event: AnalyticsEvent;
  details: Details;
}

let told: { site: string; settings: AnalyticsSettings } | undefined;
/** What happened before the page knew who wants to be told. */
let early: Happening[] = [];

/** From now on events go where the site's settings say. @param site the site's slug */
export function tellEventsTo(site: string, settings: AnalyticsSettings): void {
  told = { site, settings };
  const waiting = early;
  early = [];
  for (const { event, details } of waiting) recordEvent(event, details);
}

/**
 * Tells the dealer's analytics what happened. An event that names no vehicle is about the one whose page is open.
 * Failures there never disturb the shopper.
 */
export function recordEvent(event: AnalyticsEvent, of: Details = {}): void {
  const open = pageVehicle();
  const details = open && !('car_id' in of) ? { car_id: open.id, ...of } : of;
  if (!told) {
    early.push({ event, details });
    return;
  }
  const { site, settings } = told;
  if (settings.asks_consent && !hasConsent(site)) return;
  if (settings.data_layer) attempt(() => tellTagManager(event, details));
  if (settings.meta && event === 'viewContent')
    attempt(() => window.fbq?.('track', 'ViewContent', details));
  if (settings.own) attempt(() => tellPlatform(event, details));
}

function tellTagManager(event: AnalyticsEvent, details: Details): void {
  window.dataLayer?.push({ event, event_id: analyticsEvents[event], ...details });
}

/** A beacon outlives the page, so that a click that leads away is counted too. */
function tellPlatform(event: AnalyticsEvent, { car_id }: Details): void {
  const body = JSON.stringify({ event, ...(typeof car_id === 'number' && { car_id }) });
  navigator.sendBeacon('/api/events', new Blob([body], { type: 'application/json' }));
}

function attempt(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    console.warn('An event could not be recorded', error);
  }
}
