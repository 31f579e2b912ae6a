import { useFollowed } from '#web/ui/use-followed.ts';
import type { RangeFacetView } from './search-view.ts';

const steps: Record<RangeFacetView['unit'], number> = {
  dollars: 1000,
  'dollars a week': 10,
  km: 1000,
  year: 1,
};

const affixes: Record<RangeFacetView['unit'], { before?: string; after?: string }> = {
  dollars: { before: '$' },
  'dollars a week': { before: '$' },
  km: { after: 'km' },
  year: {},
};

/** A least and a greatest value; the stock's own bounds stand in the empty fields. */
export function RangeFacet({ facet }: { facet: RangeFacetView }) {
  return (
    <div className="range-fields">
      <Bound
        facet={facet}
        end="min"
        label={`${facet.label}, from`}
        value={facet.min}
        bound={facet.least}
      />
      <span aria-hidden="true">to</span>
      <Bound
        facet={facet}
        end="max"
        label={`${facet.label}, up to`}
        value={facet.max}
        bound={facet.greatest}
      />
    </div>
  );
}

interface BoundProps {
  facet: RangeFacetView;
  end: 'min' | 'max';
  label: string;
  value: number | undefined;
  bound: number;
}

function Bound({ facet, end, label, value, bound }: BoundProps) {
  const [text, setText] = useFollowed(String(value ?? ''));
  const { before, after } = affixes[facet.unit];
  return (
    <label className="range-field">
      <span className="sr-only">{label}</span>
      {before && <span aria-hidden="true">{before}</span>}
      <input
        type="number"
        inputMode="numeric"
        name={`${facet.attribute}_${end}`}
        min={0}
        step={steps[facet.unit]}
        value={text}
        placeholder={facet.unit === 'year' ? String(bound) : bound.toLocaleString('en-AU')}
        onChange={(event) => setText(event.target.value)}
      />
      {after && <span aria-hidden="true">{after}</span>}
    </label>
  );
}
