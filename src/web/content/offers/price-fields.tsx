import '#web/content/listing/pills.css';
import '#web/ui/range-fields.css';
import { useId } from 'react';
import { amountFault } from '#domain/price/money-entry.ts';
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
        <Bound
          name="price_min"
          label="Price, from"
          text={min}
          bound={price.least}
          note={note}
          onChange={setMin}
        />
        <span aria-hidden="true">to</span>
        <Bound
          name="price_max"
          label="Price, up to"
          text={max}
          bound={price.greatest}
          note={note}
          onChange={setMax}
        />
      </div>
      <p id={note} role="alert" className="range-fault">
        {amountFault(min) ?? amountFault(max)}
      </p>
    </fieldset>
  );
}

interface BoundProps {
  name: string;
  label: string;
  text: string;
  bound: string;
  /** The id of what is said about the text. */
  note: string;
  onChange(text: string): void;
}

function Bound({ name, label, text, bound, note, onChange }: BoundProps) {
  const isRefused = amountFault(text) !== undefined;
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
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? note : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
