import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dollars } from '#domain/price/dollars.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/search-url.ts';
import type { PriceSearchView } from '#web/content/home-view.ts';
import { RangeSlider } from '#web/ui/range-slider.tsx';

/** The stock between two prices, the dearest first. Without script two fields stand in for the slider. */
export function PriceSearch({ prices: { min, max, step } }: { prices: PriceSearchView }) {
  const navigate = useNavigate();
  const [range, setRange] = useState({ min, max });
  return (
    <section aria-labelledby="by-price" className="home-section">
      <form
        action="/search"
        className="price-search"
        onSubmit={(event) => {
          event.preventDefault();
          const asked = { ...everything, ranges: { price: range }, sortBy: 'price_desc' as const };
          void navigate(searchUrl(asked));
        }}
      >
        <div className="price-search-head">
          <h2 id="by-price">Search by price</h2>
          <output className="needs-script">
            {dollars(range.min)} to {dollars(range.max)}
          </output>
        </div>
        <RangeSlider
          label="Price"
          min={min}
          max={max}
          step={step}
          from={range.min}
          to={range.max}
          apart={step}
          format={dollars}
          onChange={(from, to) => setRange({ min: from, max: to })}
        />
        <div className="range-fields without-script">
          <PriceField name="price_min" label="Price, from" value={min} />
          <span aria-hidden="true">to</span>
          <PriceField name="price_max" label="Price, up to" value={max} />
        </div>
        <input type="hidden" name="sortBy" value="price_desc" />
        <button type="submit" className="button button-action">
          Show results
        </button>
      </form>
    </section>
  );
}

function PriceField({ name, label, value }: { name: string; label: string; value: number }) {
  return (
    <label className="range-field">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">$</span>
      <input type="number" inputMode="numeric" name={name} min={0} defaultValue={value} />
    </label>
  );
}
