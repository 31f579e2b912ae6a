import './gauge-dial.css';
import './price-gauge.css';
import { useEntered } from '#web/ui/use-entered.ts';
import { GaugeDial, GaugeTrack } from './gauge-dial.tsx';
import { gaugeView, type GaugeView } from './gauge-view.ts';
import { useEffect, useState } from 'react';
import type { PriceGauge } from '#domain/market/price-gauge.ts';
import { visibleGauge } from '#domain/market/visible-gauge.ts';

/**
 * Requests the answer three screens ahead, so that it has arrived, or the gauge has been removed, before it scrolls
 * into view.
 */
const ahead = { rootMargin: '300%' };

interface PriceGaugeProps {
  slug: string;
  /** Dollars, as the page shows them. */
  price: number | undefined;
}

/**
 * How a vehicle's price compares with the market. Space is reserved until the answer arrives; without a gauge to show,
 * the section is removed. It needs script.
 */
export function PriceGauge(props: PriceGaugeProps) {
  return <VehiclePriceGauge key={props.slug} {...props} />;
}

function VehiclePriceGauge({ slug, price }: PriceGaugeProps) {
  const { ref, hasEntered } = useEntered<HTMLElement>(ahead);
  const state = usePriceGauge(slug, hasEntered);
  if (state === 'hidden') return null;
  const isLoading = state === 'loading';
  return (
    <section
      ref={ref}
      className="price-gauge needs-script"
      data-has-own-height
      aria-labelledby="price-gauge"
      aria-busy={isLoading}
    >
      <div className="gauge-card framed pad-5 stack">
        <h2 id="price-gauge">How this price compares</h2>
        {isLoading ? <Skeleton /> : <Comparison view={gaugeView(state, price)} />}
      </div>
    </section>
  );
}

function Comparison({ view }: { view: GaugeView }) {
  return (
    <>
      <div className="gauge">
        <GaugeDial fill={view.fill} band={view.band} summary={view.summary} />
        {/* the dial's text alternative already says this */}
        <p className="gauge-word soft small" aria-hidden="true">
          <strong>{view.description}</strong>
          {view.position}
        </p>
      </div>
      <dl className="gauge-prices">
        <div>
          <dt className="soft small">{view.listingLabel}</dt>
          <dd>{view.listingPrice}</dd>
        </div>
        <div>
          <dt className="soft small">Market range</dt>
          <dd>{view.marketRange}</dd>
        </div>
      </dl>
      <p className="gauge-basis soft small">{view.basis}</p>
    </>
  );
}

/** The placeholder of the dial and the prices. */
function Skeleton() {
  return (
    <>
      <div className="gauge">
        <svg className="gauge-dial" viewBox="0 0 200 112" aria-hidden="true">
          <GaugeTrack />
        </svg>
      </div>
      <output className="gauge-prices gauge-blank">
        <span className="sr-only">Comparing the price with the market …</span>
      </output>
    </>
  );
}

/** `loading` until the answer arrives; `hidden` if the request failed or the gauge must not be shown. */
type GaugeState = PriceGauge | 'loading' | 'hidden';

/** Fetches a vehicle's price gauge once it is needed. */
function usePriceGauge(slug: string, isNeeded: boolean): GaugeState {
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
