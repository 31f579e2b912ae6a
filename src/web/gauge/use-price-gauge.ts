import { useEffect, useState } from 'react';
import type { PriceGauge } from '#domain/market/price-gauge.ts';
import { visibleGauge } from '#domain/market/visible-gauge.ts';

/** `loading` until the answer is there, `hidden` where it failed or may not be shown. */
export type GaugeState = PriceGauge | 'loading' | 'hidden';

/** Asks how a vehicle's price compares with the market, once it is wanted. */
export function usePriceGauge(slug: string, isWanted: boolean): GaugeState {
  const [state, setState] = useState<GaugeState>('loading');
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    answered(slug, leaving.signal)
      .then((answer) => setState(visibleGauge(answer) ?? 'hidden'))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('The price could not be compared', error);
        setState('hidden');
      });
    return () => leaving.abort();
  }, [slug, isWanted]);
  return state;
}

async function answered(slug: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`/cars/${slug}/autogauge`, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
