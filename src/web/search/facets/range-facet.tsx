import '#web/enquiry/form/fields/field-notes.css';
import '#web/ui/range-fields.css';
import { type AmountRules, amountTexts } from '#domain/amount/amount-entry.ts';
import { moneyRules } from '#domain/amount/money-rules.ts';
import { numberRules } from '#domain/amount/number-rules.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { RangeSlider } from '#web/ui/range-slider.tsx';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import { BudgetFacet } from './budget-facet.tsx';
import { rangeValueLabel } from './chip-views.ts';
import type { RangeFacetView } from './facet-views.ts';
import { sliderTrack, sliderValue } from './slider-value.ts';

const unitAfter: Partial<Record<RangeFacetView['unit'], string>> = {
  'dollars a week': '/ week',
  km: 'km',
  ft: 'ft',
  kg: 'kg',
};

/** A minimum and a maximum; beside the price, on sites with finance, a bound on the repayment. */
export function RangeFacet({ facet }: { facet: RangeFacetView }) {
  const bounds = <RangeBounds facet={facet} />;
  return facet.repayment ? <BudgetFacet repayment={facet.repayment}>{bounds}</BudgetFacet> : bounds;
}

/** A minimum and a maximum, typed or set by slider. Empty fields show the stock's bounds. */
function RangeBounds({ facet }: { facet: RangeFacetView }) {
  const { attribute, label, least, greatest, slider } = facet;
  const [min, setMin] = useSyncedState(facet.min);
  const [max, setMax] = useSyncedState(facet.max);
  const track = sliderTrack(facet);
  const within = (value: number): number => Math.min(Math.max(value, track.min), track.max);
  const from = within(min ?? track.min);
  const to = within(max ?? track.max);
  const rules = boundRules(facet);
  const contradicts = min !== undefined && max !== undefined && min > max;
  const faultId = contradicts ? `${attribute}-fault` : undefined;
  const common = { isLabelHidden: true, rules, after: unitAfter[facet.unit], faultId };
  function slide(newFrom: number, newTo: number): void {
    if (newFrom !== from) setMin(sliderValue(newFrom, 'min', facet));
    if (newTo !== to) setMax(sliderValue(newTo, 'max', facet));
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
      <div className="range-fields cluster">
        <AmountField
          {...common}
          name={`${attribute}_min`}
          label={`${label}, from`}
          value={min}
          placeholder={rules.words(least)}
          onChange={setMin}
        />
        <span aria-hidden="true">to</span>
        <AmountField
          {...common}
          name={`${attribute}_max`}
          label={`${label}, up to`}
          value={max}
          placeholder={rules.words(greatest)}
          picks={facet.picks}
          onChange={setMax}
        />
        {contradicts && (
          <p id={faultId} role="alert" className="field-fault" data-contradicts>
            The minimum is above the maximum.
          </p>
        )}
      </div>
    </>
  );
}

/** An amount beyond the stock's bounds sets no limit, because everything is within it. */
function boundRules({ attribute, unit, least, greatest }: RangeFacetView): AmountRules {
  const limits = amountTexts.limits(
    rangeValueLabel(attribute, least),
    rangeValueLabel(attribute, greatest),
  );
  const common = {
    // in whole dollars, as the words below say
    min: Math.floor(least),
    max: Math.ceil(greatest),
    beyond: 'ignored',
    isOptional: true,
    limits,
  } as const;
  return unit === 'dollars' || unit === 'dollars a week'
    ? moneyRules(common)
    : numberRules({
        ...common,
        refusal: 'Please enter a number.',
        step: unit === 'ft' ? 0.5 : 1,
        isGrouped: unit !== 'year',
      });
}
