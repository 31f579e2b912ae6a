import './quick-search.css';
import { useNavigate } from 'react-router';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { useShowMe } from '#web/sections/show-me/use-show-me.ts';
import { InStockField } from '#web/sections/show-me/in-stock-field.tsx';
import type { StockTileView } from '#web/sections/stock-tiles/stock-tiles.ts';
import { textFields } from '#web/text-fields.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { QuickSearchSectionView, QuickSearchView } from './quick-search-view.ts';

export function QuickSearchSection({
  view: { title, text, search },
  headingId,
  isFirst,
}: SectionProps<QuickSearchSectionView>) {
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={title} text={text} />
      <QuickSearch view={search} />
    </>
  );
}

/** A search by make, body type or keywords. */
export function QuickSearch({ view }: { view: QuickSearchView }) {
  const navigate = useNavigate();
  const showMe = useShowMe(view.showMe);
  return (
    <form
      action="/search"
      className="quick-search stack gap-3"
      autoComplete="off"
      onChange={(event) => showMe.count(parametersOf(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`/search?${parametersOf(event.currentTarget)}`);
      }}
    >
      <InStockField />
      <Choice name="make" label="Make" any="Any make" tiles={view.makes} />
      <Choice name="body" label="Body type" any="Any body type" tiles={view.bodies} />
      <label className="quick-field stack gap-1 quick-words">
        <span>Keywords</span>
        <input type="search" name="query" maxLength={200} placeholder={view.keywordPlaceholder} />
      </label>
      <button type="submit" className="button button-action">
        <Icon name="search" />
        {showMe.label}
      </button>
    </form>
  );
}

/** The non-empty fields of a form. */
function parametersOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(textFields(new FormData(form)).filter(([, value]) => value !== ''));
}

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  tiles: readonly StockTileView[];
}

function Choice({ name, label, any, tiles }: ChoiceProps) {
  return (
    <label className="quick-field stack gap-1">
      <span>{label}</span>
      <select name={name} defaultValue="">
        <option value="">{any}</option>
        {tiles.map((tile) => (
          <option key={tile.value} value={tile.value}>
            {tile.label} ({tile.count})
          </option>
        ))}
      </select>
    </label>
  );
}
