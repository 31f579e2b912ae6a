import '#web/ui/range-fields.css';
import { useId } from 'react';
import { amountFault, moneyTexts } from '#domain/price/money-entry.ts';
import { typedMoney } from '#domain/price/typed-money.ts';
import { QuickPicks } from '#web/ui/quick-picks.tsx';
import { RangeBound } from '#web/ui/range-bound.tsx';
import { RangeSlider } from '#web/ui/range-slider.tsx';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import { rangeValueLabel } from './chip-views.ts';
import type { RangeFacetView } from './facet-views.ts';
import { type SliderTrack, sliderTrack, sliderValue } from './slider-value.ts';

const isOfMoney = (unit: RangeFacetView['unit']): boolean => unit.startsWith('dollars');
const afterwords: Partial<Record<RangeFacetView['unit'], string>> = {
  'dollars a week': '/ week',
  km: 'km',
};

/** A minimum and a maximum, typed or set by slider. Empty fields show the stock's bounds. */
export function RangeFacet({ facet }: { facet: RangeFacetView }) {
  const { attribute, label, least, greatest, slider } = facet;
  const [min, setMin] = useSyncedState(text(facet.min));
  const [max, setMax] = useSyncedState(text(facet.max));
  const maxId = useId();
  const track = sliderTrack(facet);
  const isMoney = isOfMoney(facet.unit);
  const read = isMoney ? readDollars : Number;
  const from = clamped(min, track.min, track, read);
  const to = clamped(max, track.max, track, read);
  const contradicts = min !== '' && max !== '' && read(min) > read(max);
  const unread = isMoney ? (amountFault(min) ?? amountFault(max)) : undefined;
  const fault = contradicts || unread ? `${attribute}-fault` : undefined;
  const isIgnored = isBeyond(min, 'min', facet) || isBeyond(max, 'max', facet);
  function slide(newFrom: number, newTo: number): void {
    if (newFrom !== from) setMin(text(sliderValue(newFrom, 'min', facet)));
    if (newTo !== to) setMax(text(sliderValue(newTo, 'max', facet)));
  }
  return (
    <>
      {slider && (
        <RangeSlider
          label={label}
          {...track}
          from={from}
          to={to}
          format={(value) => {
            const known = Math.min(Math.max(value, least), greatest);
            return rangeValueLabel(attribute, Math.round(known));
          }}
          onChange={slide}
        />
      )}
      <div className="range-fields">
        <Bound facet={facet} end="min" value={min} bound={least} fault={fault} onChange={setMin} />
        <span aria-hidden="true">to</span>
        <Bound
          facet={facet}
          end="max"
          id={maxId}
          value={max}
          bound={greatest}
          fault={fault}
          onChange={setMax}
        />
      </div>
      <p className="range-note" aria-live="polite">
        {isIgnored &&
          !fault &&
          moneyTexts.limits(
            rangeValueLabel(attribute, least),
            rangeValueLabel(attribute, greatest),
          )}
      </p>
      <QuickPicks amounts={facet.picks} field={maxId} label={`${label}, up to`} />
      {unread && (
        <p id={fault} role="alert" className="range-fault">
          {unread}
        </p>
      )}
      {contradicts && !unread && (
        <p id={fault} role="alert" className="range-fault" data-contradicts>
          The minimum is above the maximum.
        </p>
      )}
    </>
  );
}

function text(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

/** A thumb's position: the end for an empty field, otherwise the value within the track. */
function clamped(
  value: string,
  end: number,
  { min, max }: SliderTrack,
  read: (text: string) => number,
): number {
  const number = read(value);
  return value === '' || Number.isNaN(number) ? end : Math.min(Math.max(number, min), max);
}

/** NaN if the text is not an amount. */
function readDollars(text: string): number {
  const entry = typedMoney(text);
  return entry.ok ? entry.dollars : Number.NaN;
}

/** Whether a value is outside of the stock's bounds, so that it sets no limit. */
function isBeyond(value: string, end: 'min' | 'max', facet: RangeFacetView): boolean {
  const { least, greatest, unit } = facet;
  // a value from the address stays valid when other filters have moved the bounds
  if (value === '' || value === text(facet[end])) return false;
  const read = isOfMoney(unit) ? readDollars(value) : Number(value);
  return read < least || read > greatest;
}

interface BoundProps {
  facet: RangeFacetView;
  end: 'min' | 'max';
  id?: string;
  value: string;
  bound: number;
  /** The id of the message that the minimum exceeds the maximum. */
  fault: string | undefined;
  onChange(value: string): void;
}

function Bound({ facet, end, id, value, bound, fault, onChange }: BoundProps) {
  const { attribute, label, unit } = facet;
  return (
    <RangeBound
      id={id}
      name={`${attribute}_${end}`}
      label={end === 'min' ? `${label}, from` : `${label}, up to`}
      value={value}
      placeholder={unit === 'year' ? String(bound) : bound.toLocaleString('en-AU')}
      isMoney={isOfMoney(unit)}
      after={afterwords[unit]}
      step={unit === 'year' ? 1 : 'any'}
      fault={fault}
      isIgnored={isBeyond(value, end, facet)}
      onChange={onChange}
    />
  );
}
