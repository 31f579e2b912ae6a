import { useEffect, useState } from 'react';
import type { PriceGauge } from '#domain/market/price-gauge.ts';
import { visibleGauge } from '#domain/market/visible-gauge.ts';

/** `loading` until the answer arrives; `hidden` if the request failed or the gauge must not be shown. */
export type GaugeState = PriceGauge | 'loading' | 'hidden';

/** Fetches a vehicle's price gauge once it is needed. */
export function usePriceGauge(slug: string, isNeeded: boolean): GaugeState {
  const [state, setState] = useState<GaugeState>('loading');
  useEffect(() => {
    if (!isNeeded) return undefined;
    const unmount = new AbortController();
    fetchGauge(slug, unmount.signal)
      .then((answer) => setState(visibleGauge(answer) ?? 'hidden'))
      .catch((error: unknown) => {
        if (unmount.signal.aborted) return;
        console.warn('The price gauge could not be loaded, so it is hidden', error);
        setState('hidden');
      });
    return () => unmount.abort();
  }, [slug, isNeeded]);
  return state;
}

async function fetchGauge(slug: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`/cars/${slug}/autogauge`, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}
