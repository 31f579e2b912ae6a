import { useNearScreen } from '#web/ui/use-near-screen.ts';
import { GaugeDial } from './gauge-dial.tsx';
import { GaugeTrack } from './gauge-track.tsx';
import { type GaugeView, gaugeView } from './gauge-view.ts';
import { useLeftScreen } from './use-left-screen.ts';
import { usePriceGauge } from './use-price-gauge.ts';

/**
 * How a vehicle's price compares with the market, asked for when it comes near the screen. Its room is kept from the
 * start, so that nothing moves when the answer comes; where there is nothing to show, the room stays empty until it is
 * out of sight. Without script there is no such part.
 */
export function PriceGauge({ slug }: { slug: string }) {
  return <VehiclePriceGauge key={slug} slug={slug} />;
}

function VehiclePriceGauge({ slug }: { slug: string }) {
  const { ref, isNear } = useNearScreen<HTMLElement>();
  const state = usePriceGauge(slug, isNear);
  const isHidden = state === 'hidden';
  const hasLeft = useLeftScreen(ref, isHidden);
  if (isHidden && hasLeft) return null;
  return (
    <section
      ref={ref}
      className="price-gauge needs-script"
      aria-labelledby="price-gauge"
      aria-busy={state === 'loading'}
      {...(isHidden && { 'aria-hidden': true })}
    >
      <div className="gauge-card">
        {!isHidden && (
          <>
            <h2 id="price-gauge">How this price compares</h2>
            {state === 'loading' ? <Skeleton /> : <Comparison view={gaugeView(state)} />}
          </>
        )}
      </div>
    </section>
  );
}

function Comparison({ view }: { view: GaugeView }) {
  return (
    <>
      <div className="gauge">
        <GaugeDial fill={view.fill} band={view.band} summary={view.summary} />
        {/* the dial's text says it already */}
        <p className="gauge-word" aria-hidden="true">
          <strong>{view.description}</strong>
          {view.position}
        </p>
      </div>
      <dl className="gauge-prices">
        <div>
          <dt>Listing price</dt>
          <dd>{view.listingPrice}</dd>
        </div>
        <div>
          <dt>Market range</dt>
          <dd>{view.marketRange}</dd>
        </div>
      </dl>
      <p className="gauge-basis">
        Compared with asking prices of comparable vehicles, excluding government charges.
      </p>
    </>
  );
}

/** Where the dial and the prices will be. */
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
