import './quick-search.css';
import '#web/search/sentence/filter-sentence.css';
import '#web/search/sentence/word-panel.css';
import { dollars } from '#domain/price/dollars.ts';
import type { QuickSearchProps } from '#web/search/quick-search-props.ts';
import { Word } from '#web/search/sentence/sentence-word.tsx';
import { sentenceWord } from '#web/search/sentence/sentence-words.ts';
import { LargeChoice, WordPanel } from '#web/search/sentence/word-panel.tsx';

/** The search of the home page as one sentence, whose underlined words open what there is to choose. */
export function QuickSearch(props: QuickSearchProps) {
  const { chosen, showMe } = props;
  const make = choice('make', 'Make', props.makes, chosen.getAll('make'));
  const body = choice('body', 'Body type', props.bodies, chosen.getAll('body'));
  const max = chosen.has('price_max') ? Number(chosen.get('price_max')) : undefined;
  const price = sentenceWord({
    kind: 'range',
    attribute: 'price',
    label: 'Price',
    min: undefined,
    max,
  });
  const query = chosen.get('query');
  return (
    <div className="sentence-frame gallery-ask">
      <p className="sentence">
        I am looking for{' '}
        <Word panel="ask-make" label="Make" isSet={make.selected > 0}>
          {sentenceWord(make).words}
        </Word>
        ,{' '}
        <Word panel="ask-body" label="Body type" isSet={body.selected > 0}>
          {sentenceWord(body).words}
        </Word>
        ,{' '}
        <Word panel="ask-price" label="Price" isSet={max !== undefined}>
          {price.words}
        </Word>
        , with{' '}
        <Word panel="ask-query" label="Keywords" isSet={query !== null}>
          {query === null ? 'nothing else' : `“${query}”`}
        </Word>{' '}
        in mind.
      </p>
      <button type="submit" className="button button-action gallery-ask-button">
        {showMe}
      </button>
      <WordPanel id="ask-make" label="Make" showMe={showMe}>
        <LargeChoice facet={make} />
      </WordPanel>
      <WordPanel id="ask-body" label="Body type" showMe={showMe}>
        <LargeChoice facet={body} />
      </WordPanel>
      <WordPanel id="ask-price" label="Price" showMe={showMe}>
        <p className="soft small">Up to</p>
        <div className="word-options cluster" data-many={props.prices.length > 11 || undefined}>
          <PriceOption value="" label="Any price" />
          {props.prices.map((limit) => (
            <PriceOption key={limit} value={String(limit)} label={dollars(limit)} />
          ))}
        </div>
      </WordPanel>
      <WordPanel id="ask-query" label="Keywords" showMe={showMe}>
        <label className="stack gap-2">
          <span className="soft small">In your own words</span>
          <input
            type="search"
            name="query"
            maxLength={200}
            placeholder={props.keywordPlaceholder}
          />
        </label>
      </WordPanel>
    </div>
  );
}

/** A filter of the search page with the chosen values. */
function choice<Attribute extends 'make' | 'body'>(
  attribute: Attribute,
  label: string,
  offers: QuickSearchProps['makes'],
  chosen: readonly string[],
) {
  const values = offers.map((offer) => ({ ...offer, selected: chosen.includes(offer.value) }));
  return { kind: 'choice' as const, attribute, label, values, selected: chosen.length };
}

function PriceOption({ value, label }: { value: string; label: string }) {
  return (
    <label className="word-option">
      <input type="radio" name="price_max" value={value} defaultChecked={value === ''} />
      <span>{label}</span>
    </label>
  );
}
