import './word-panel.css';
import { ChoiceFacet } from '#web/search/facets/choice-facet.tsx';
import type { FacetView } from '#web/search/facets/facet-views.ts';
import { RangeFacet } from '#web/search/facets/range-facet.tsx';
import { LargeChoice } from './word-panel.tsx';

/** A filter alone in its panel: large words to choose from, or a range. */
export function LargeFacet({ facet }: { facet: FacetView }) {
  if (facet.kind === 'range') {
    return (
      <>
        <p className="soft small">{facet.label}</p>
        <div className="word-range">
          <RangeFacet facet={facet} />
        </div>
      </>
    );
  }
  return <LargeChoice facet={facet} />;
}

/** A filter among others in one panel. */
export function SmallFacet({ facet }: { facet: FacetView }) {
  return (
    <fieldset>
      <legend className="soft small">{facet.label}</legend>
      {facet.kind === 'choice' ? <ChoiceFacet facet={facet} /> : <RangeFacet facet={facet} />}
    </fieldset>
  );
}
