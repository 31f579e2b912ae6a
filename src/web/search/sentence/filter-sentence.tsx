import './filter-sentence.css';
import './word-panel.css';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { ActiveFilters } from '#web/search/facets/active-filters.tsx';
import { DistanceGroup } from '#web/search/facets/distance-group.tsx';
import { YardsLink } from '#web/search/yards/yards-link.tsx';
import type { SearchView } from '#web/search/search-view.ts';
import { Word } from './sentence-word.tsx';
import { divideFacets, sentenceWord, wishesWords } from './sentence-words.ts';
import { LargeFacet, SmallFacet } from './word-facets.tsx';
import { WordPanel } from './word-panel.tsx';

interface FilterSentenceProps {
  view: SearchView;
  keyword: ReactNode;
  sort: ReactNode;
}

/**
 * The filters as one sentence, whose underlined words open them. What the sentence has no room for, the keywords and the
 * distance are behind its last words. Scrolled away, it becomes a bar of one line.
 */
export function FilterSentence({ view, keyword, sort }: FilterSentenceProps) {
  const { chips, showMe, inStock } = view;
  const { inSentence, others } = divideFacets(view.facets);
  const words = inSentence.map((facet) => ({ facet, ...sentenceWord(facet) }));
  // those that the sentence does not name
  const wishes = words.reduce((left, { named }) => left - named, chips.length);
  const order = view.sorts.find(({ selected }) => selected)?.label ?? '';
  const { frame, height } = useAway();
  return (
    <div ref={frame} className="sentence-frame" style={{ height }} data-away={height && true}>
      <div className="sentence-bar">
        <p className="sentence">
          We have{' '}
          <output id="result-count" className="sentence-count">
            {view.count}
          </output>{' '}
          {words.map(({ facet, before, words: text, named }) => (
            <Fragment key={facet.attribute}>
              {before && `${before} `}
              <Word panel={`word-${facet.attribute}`} label={facet.label} isSet={named > 0}>
                {text}
              </Word>
              ,{' '}
            </Fragment>
          ))}
          with{' '}
          <Word panel="word-others" label="Other filters" isSet={wishes > 0}>
            {wishesWords(wishes)}
          </Word>
          ,{' '}
          <Word panel="word-order" label="Order" isSet={false}>
            {order[0]?.toLowerCase() + order.slice(1)}
          </Word>
          .
        </p>
      </div>
      <div className="sentence-links">
        <p className="sentence-state cluster">
          {inStock && <span className="soft">{inStock}</span>}
          {chips.length > 0 && (
            <a href={view.clear} className="row-inline touch">
              Start again
            </a>
          )}
        </p>
        <Layouts layouts={view.layouts} />
      </div>
      {words.map(({ facet }) => (
        <WordPanel
          key={facet.attribute}
          id={`word-${facet.attribute}`}
          label={facet.label}
          showMe={showMe}
        >
          <LargeFacet facet={facet} />
        </WordPanel>
      ))}
      <WordPanel id="word-others" label="Other filters" showMe={showMe}>
        {keyword}
        <ActiveFilters chips={chips} clear={view.clear} save={view.save} />
        <div className="word-others">
          {others.map((facet) => (
            <SmallFacet key={facet.attribute} facet={facet} />
          ))}
          {view.near && (
            <DistanceGroup near={view.near} menuClass={undefined}>
              {view.hasYards && <YardsLink />}
            </DistanceGroup>
          )}
        </div>
      </WordPanel>
      <WordPanel id="word-order" label="Order" showMe={showMe}>
        {sort}
      </WordPanel>
    </div>
  );
}

function Layouts({ layouts }: Pick<SearchView, 'layouts'>) {
  return (
    <p className="sentence-layouts">
      {layouts.map(({ label, href, isCurrent }) => (
        <a
          key={label}
          href={href}
          rel="nofollow"
          className="row-inline touch"
          aria-current={isCurrent || undefined}
        >
          {label}
        </a>
      ))}
    </p>
  );
}

/** Notices when the sentence has been scrolled away; its height then keeps its place. */
function useAway() {
  const frame = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      const isAway =
        entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
      setHeight(isAway ? element.offsetHeight : undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, height };
}
