import '#web/content/listing/pills.css';
import '#web/ui/range-fields.css';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import type { PriceFilterView } from './offers-view.ts';

/** A minimum and a maximum price; the empty fields show the offers' bounds. */
export function PriceFields({ price }: { price: PriceFilterView }) {
  return (
    <fieldset className="pills">
      <legend>Price</legend>
      <div className="range-fields">
        <Bound name="price_min" label="Price, from" value={price.min} bound={price.least} />
        <span aria-hidden="true">to</span>
        <Bound name="price_max" label="Price, up to" value={price.max} bound={price.greatest} />
      </div>
    </fieldset>
  );
}

interface BoundProps {
  name: string;
  label: string;
  value: number | undefined;
  bound: string;
}

function Bound({ name, label, value, bound }: BoundProps) {
  const [text, setText] = useSyncedState(String(value ?? ''));
  return (
    <label className="range-field">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">$</span>
      <input
        // a field for numbers would turn a pasted 45.000 into 45
        type="text"
        inputMode="numeric"
        maxLength={40}
        name={name}
        value={text}
        placeholder={bound.replace('$', '')}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}
