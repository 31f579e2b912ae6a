import { beforeEach, expect, it, vi } from 'vitest';
import type { AnalyticsSettings } from '#site/settings/analytics.ts';

const usual: AnalyticsSettings = { own: true, data_layer: true, meta: false, asks_consent: false };
const storage = new Map<string, string>();
const beacon = vi.fn<(path: string, body: Blob) => boolean>(() => true);

/** Reloads the module, because it stores where events go. */
async function recorder(settings: Partial<AnalyticsSettings> = {}) {
  vi.resetModules();
  const { recordEvent, startRecording } = await import('./record-event.ts');
  return { recordEvent, start: () => startRecording('yard', { ...usual, ...settings }) };
}

let dataLayer: unknown[];
const fbq = vi.fn();

beforeEach(() => {
  storage.clear();
  beacon.mockClear();
  fbq.mockClear();
  dataLayer = [];
  vi.stubGlobal('window', { dataLayer, fbq });
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null });
});

it('sends events to the tag manager and the platform, with the ids of the catalogue', async () => {
  const { recordEvent, start } = await recorder();
  start();
  recordEvent('dealerCalled', { car_id: 7, phone: '02' });
  expect(dataLayer).toEqual([{ event: 'dealerCalled', event_id: 25, car_id: 7, phone: '02' }]);
  const [path, body] = beacon.mock.calls[0] ?? [];
  expect(path).toBe('/api/events');
  // the platform does not get the details meant for the tag manager
  expect(await body?.text()).toBe('{"event":"dealerCalled","car_id":7}');
});

it('queues events until recording starts', async () => {
  const { recordEvent, start } = await recorder();
  recordEvent('usedVehicleViewed');
  expect(dataLayer).toEqual([]);
  start();
  expect(dataLayer).toHaveLength(1);
});

it('sends nothing without consent if the site asks for it', async () => {
  const { recordEvent, start } = await recorder({ asks_consent: true, meta: true });
  start();
  recordEvent('viewContent', { car_id: 7 });
  storage.set('yardConsent', 'no');
  recordEvent('viewContent', { car_id: 7 });
  expect([dataLayer.length, beacon.mock.calls.length, fbq.mock.calls.length]).toEqual([0, 0, 0]);
  storage.set('yardConsent', 'yes');
  recordEvent('viewContent', { car_id: 7 });
  expect([dataLayer.length, beacon.mock.calls.length, fbq.mock.calls.length]).toEqual([1, 1, 1]);
});

it('sends only vehicle views to Meta', async () => {
  const { recordEvent, start } = await recorder({ meta: true });
  start();
  recordEvent('searchPageView');
  recordEvent('viewContent', { car_id: 7, currency: 'AUD' });
  expect(fbq.mock.calls).toEqual([['track', 'ViewContent', { car_id: 7, currency: 'AUD' }]]);
});

it('does not let a failing tag manager affect the shopper or the other targets', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { recordEvent, start } = await recorder();
  start();
  dataLayer.push = () => {
    throw new Error('broken');
  };
  expect(() => recordEvent('favouriteAdded')).not.toThrow();
  expect(beacon).toHaveBeenCalledOnce();
});
