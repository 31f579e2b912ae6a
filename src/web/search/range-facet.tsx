import { RangeSlider } from '#web/ui/range-slider.tsx';
import { useFollowed } from '#web/ui/use-followed.ts';
import { rangeValueLabel } from './chip-views.ts';
import type { RangeFacetView } from './facet-views.ts';
import { sliderStep, sliderValue } from './slider-value.ts';

const affixes: Record<RangeFacetView['unit'], { before?: string; after?: string }> = {
  dollars: { before: '$' },
  'dollars a week': { before: '$', after: '/ week' },
  km: { after: 'km' },
  year: {},
};

/** A least and a greatest value, typed or slid; the stock's own bounds stand in the empty fields. */
export function RangeFacet({ facet }: { facet: RangeFacetView }) {
  const { attribute, label, least, greatest, slider } = facet;
  const [min, setMin] = useFollowed(text(facet.min));
  const [max, setMax] = useFollowed(text(facet.max));
  const from = clamped(min, least, facet);
  const to = clamped(max, greatest, facet);
  function slide(newFrom: number, newTo: number): void {
    if (newFrom !== from) setMin(text(sliderValue(newFrom, 'min', facet)));
    if (newTo !== to) setMax(text(sliderValue(newTo, 'max', facet)));
  }
  return (
    <>
      {slider && (
        <RangeSlider
          label={label}
          min={least}
          max={greatest}
          step={sliderStep(facet)}
          from={from}
          to={to}
          format={(value) => rangeValueLabel(attribute, Math.round(value))}
          onChange={slide}
        />
      )}
      <div className="range-fields">
        <Bound facet={facet} end="min" value={min} bound={least} onChange={setMin} />
        <span aria-hidden="true">to</span>
        <Bound facet={facet} end="max" value={max} bound={greatest} onChange={setMax} />
      </div>
    </>
  );
}

function text(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

/** Where a thumb stands: at the end for an empty field, and never off the track. */
function clamped(value: string, end: number, { least, greatest }: RangeFacetView): number {
  return value === '' ? end : Math.min(Math.max(Number(value), least), greatest);
}

interface BoundProps {
  facet: RangeFacetView;
  end: 'min' | 'max';
  value: string;
  bound: number;
  onChange(value: string): void;
}

function Bound({ facet, end, value, bound, onChange }: BoundProps) {
  const { attribute, label, least, greatest, unit } = facet;
  const { before, after } = affixes[unit];
  // what was asked for before other filters moved the bounds stays asked for
  const isOut =
    value !== '' &&
    value !== text(facet[end]) &&
    (Number(value) < least || Number(value) > greatest);
  return (
    <label className="range-field">
      <span className="sr-only">{end === 'min' ? `${label}, from` : `${label}, up to`}</span>
      {before && <span aria-hidden="true">{before}</span>}
      <input
        type="number"
        inputMode="numeric"
        name={`${attribute}_${end}`}
        min={0}
        step={unit === 'year' ? 1 : 'any'}
        value={value}
        placeholder={unit === 'year' ? String(bound) : bound.toLocaleString('en-AU')}
        data-ignored={isOut || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {after && <span aria-hidden="true">{after}</span>}
    </label>
  );
}
