import '#web/content/listing/pills.css';
import '#web/ui/range-fields.css';
import { moneyRules } from '#domain/amount/money-rules.ts';
import { MAX_ADDRESS_DOLLARS } from '#domain/price/address-dollars.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import type { PriceFilterView } from './offers-view.ts';

const rules = moneyRules({
  min: 0,
  max: MAX_ADDRESS_DOLLARS,
  beyond: 'refused',
  isOptional: true,
});

/** A minimum and a maximum price; the empty fields show the offers' bounds. */
export function PriceFields({ price }: { price: PriceFilterView }) {
  const [min, setMin] = useSyncedState(price.min);
  const [max, setMax] = useSyncedState(price.max);
  const common = { isLabelHidden: true, rules };
  return (
    <fieldset className="pills">
      <legend>Price</legend>
      <div className="range-fields cluster">
        <AmountField
          {...common}
          name="price_min"
          label="Price, from"
          value={min}
          placeholder={price.least}
          onChange={setMin}
        />
        <span aria-hidden="true">to</span>
        <AmountField
          {...common}
          name="price_max"
          label="Price, up to"
          value={max}
          placeholder={price.greatest}
          onChange={setMax}
        />
      </div>
    </fieldset>
  );
}
