import { type AnalyticsEvent, analyticsEvents } from '#domain/analytics/analytics-events.ts';
import type { AnalyticsSettings } from '#site/settings/analytics.ts';
import { hasConsent } from './consent.ts';
import { pageVehicle } from './page-vehicle.ts';

declare global {
  interface Window {
    /** The tag manager's queue, if the dealer uses one. */
    dataLayer?: unknown[];
    /** Meta's pixel. */
    fbq?: (...parameters: unknown[]) => void;
  }
}

type Details = Record<string, unknown>;
interface PendingEvent {
  event: AnalyticsEvent;
  details: Details;
}

let targets: { site: string; settings: AnalyticsSettings } | undefined;
/** Events recorded before `startRecording` was called. */
let pending: PendingEvent[] = [];

/**
 * Sends pending and future events to the targets in the site's settings.
 *
 * @param site the site's slug
 */
export function startRecording(site: string, settings: AnalyticsSettings): void {
  targets = { site, settings };
  const queued = pending;
  pending = [];
  for (const { event, details } of queued) recordEvent(event, details);
}

/**
 * Records an analytics event. An event without a `car_id` gets the vehicle of the open page. A failing target is logged
 * and does not affect the visitor.
 */
export function recordEvent(event: AnalyticsEvent, given: Details = {}): void {
  const open = pageVehicle();
  const details = open && !('car_id' in given) ? { car_id: open.id, ...given } : given;
  if (!targets) {
    pending.push({ event, details });
    return;
  }
  const { site, settings } = targets;
  if (settings.asks_consent && !hasConsent(site)) return;
  if (settings.data_layer) attempt(() => pushToDataLayer(event, details));
  if (settings.meta && event === 'viewContent')
    attempt(() => window.fbq?.('track', 'ViewContent', details));
  if (settings.own) attempt(() => sendToPlatform(event, details));
}

function pushToDataLayer(event: AnalyticsEvent, details: Details): void {
  window.dataLayer?.push({ event, event_id: analyticsEvents[event], ...details });
}

/** A beacon is sent even when the click leaves the page. */
function sendToPlatform(event: AnalyticsEvent, { car_id }: Details): void {
  const body = JSON.stringify({ event, ...(typeof car_id === 'number' && { car_id }) });
  navigator.sendBeacon('/api/events', new Blob([body], { type: 'application/json' }));
}

function attempt(send: () => void): void {
  try {
    send();
  } catch (error) {
    console.warn('An analytics event could not be sent', error);
  }
}
