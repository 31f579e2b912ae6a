import '#web/content/listing/pills.css';
import '#web/ui/range-fields.css';
import { useId } from 'react';
import { amountFault } from '#domain/price/money-entry.ts';
import { RangeBound } from '#web/ui/range-bound.tsx';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import type { PriceFilterView } from './offers-view.ts';

/** A minimum and a maximum price; the empty fields show the offers' bounds. */
export function PriceFields({ price }: { price: PriceFilterView }) {
  const [min, setMin] = useSyncedState(String(price.min ?? ''));
  const [max, setMax] = useSyncedState(String(price.max ?? ''));
  const note = useId();
  return (
    <fieldset className="pills">
      <legend>Price</legend>
      <div className="range-fields">
        <RangeBound
          name="price_min"
          label="Price, from"
          value={min}
          placeholder={price.least.replace('$', '')}
          isMoney
          fault={amountFault(min) && note}
          onChange={setMin}
        />
        <span aria-hidden="true">to</span>
        <RangeBound
          name="price_max"
          label="Price, up to"
          value={max}
          placeholder={price.greatest.replace('$', '')}
          isMoney
          fault={amountFault(max) && note}
          onChange={setMax}
        />
      </div>
      <p id={note} role="alert" className="range-fault">
        {amountFault(min) ?? amountFault(max)}
      </p>
    </fieldset>
  );
}
