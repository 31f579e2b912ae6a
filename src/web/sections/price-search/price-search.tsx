import '#web/ui/range-fields.css';
import './price-search.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { moneyRules } from '#domain/amount/money-rules.ts';
import { dollars } from '#domain/price/dollars.ts';
import { pricesUpTo } from '#domain/budget/budget-search.ts';
import { type Criteria, inStock, type Range } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import { InStockField } from '#web/sections/show-me/in-stock-field.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { useShowMe } from '#web/sections/show-me/use-show-me.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { RangeSlider } from '#web/ui/range-slider.tsx';
import type { PriceSearchView } from './price-search-view.ts';

/** Searches the stock between two prices, most expensive first. Without script two fields replace the slider. */
export function PriceSearch({ view, headingId, isFirst }: SectionProps<PriceSearchView>) {
  const { title, min, max, step, showMe } = view;
  const navigate = useNavigate();
  const button = useShowMe(showMe);
  const [range, setRange] = useState({ min, max });
  const rules = moneyRules({ min, max, beyond: 'ignored', isOptional: true });
  /** A thumb at its end sets no limit. */
  const criteriaOf = (from: number, to: number): Criteria => {
    const price: Range = {
      ...(to < max && pricesUpTo(to)),
      ...(from > min && { min: from }),
    };
    const isMoved = from > min || to < max;
    return isMoved ? { ...inStock, ranges: { price }, sortBy: 'price_desc' } : inStock;
  };
  function slide(from: number, to: number): void {
    setRange({ min: from, max: to });
    button.count(new URLSearchParams(searchUrl(criteriaOf(from, to)).split('?')[1]));
  }
  return (
    <>
      <form
        action="/search"
        className="price-search framed pad-5 stack gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(searchUrl(criteriaOf(range.min, range.max)));
        }}
      >
        <div className="price-search-head cluster">
          <SectionHeading id={headingId} isFirst={isFirst} title={title} />
          <output className="needs-script">{limitText(range, view)}</output>
        </div>
        <RangeSlider
          label="Price"
          min={min}
          max={max}
          step={step}
          from={range.min}
          to={range.max}
          minDistance={step}
          format={dollars}
          onChange={slide}
        />
        <div className="range-fields cluster without-script">
          <AmountField
            name="price_min"
            label="Price, from"
            isLabelHidden
            value={range.min > min ? range.min : undefined}
            rules={rules}
            placeholder={dollars(min)}
            onChange={(value) => slide(value ?? min, range.max)}
          />
          <span aria-hidden="true">to</span>
          <AmountField
            name="price_max"
            label="Price, up to"
            isLabelHidden
            value={range.max < max ? range.max : undefined}
            rules={rules}
            placeholder={dollars(max)}
            onChange={(value) => slide(range.min, value ?? max)}
          />
        </div>
        <InStockField />
        <input type="hidden" name="sortBy" value="price_desc" />
        <button type="submit" className="button button-action">
          {button.label}
        </button>
      </form>
    </>
  );
}

/** `$5,000 to $30,000`, of the ends that set a limit. */
function limitText(range: PriceEnds, ends: PriceEnds): string {
  const isFrom = range.min > ends.min;
  if (range.max === ends.max) return isFrom ? `${dollars(range.min)} and above` : 'Any price';
  return isFrom ? `${dollars(range.min)} to ${dollars(range.max)}` : `Up to ${dollars(range.max)}`;
}

/** Whole dollars. */
interface PriceEnds {
  min: number;
  max: number;
}
