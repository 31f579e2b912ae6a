import './quick-search.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dollars } from '#domain/price/dollars.ts';
import type { QuickSearchProps } from '#web/search/quick-search-props.ts';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { useShowMe } from '#web/sections/show-me/use-show-me.ts';
import { InStockField } from '#web/sections/show-me/in-stock-field.tsx';
import { textFields } from '#web/text-fields.ts';
import { useSite } from '#web/site/use-site.ts';
import { useTemplateParts } from '#web/templates/template-registry.ts';
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

/** A search by make, body type, price or keywords. */
export function QuickSearch({ view: { showMe: initial, ...offers } }: { view: QuickSearchView }) {
  const { template } = useSite();
  const { QuickSearch: Own } = useTemplateParts(template, 'QuickSearch');
  const navigate = useNavigate();
  const showMe = useShowMe(initial);
  const [chosen, setChosen] = useState(() => new URLSearchParams());
  const props = { ...offers, chosen, showMe: showMe.label };
  return (
    <form
      action="/search"
      className={Own ? undefined : 'quick-search stack gap-3'}
      autoComplete="off"
      onChange={(event) => {
        const parameters = parametersOf(event.currentTarget);
        setChosen(parameters);
        showMe.count(parameters);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`/search?${parametersOf(event.currentTarget)}`);
      }}
    >
      <InStockField />
      {Own ? <Own {...props} /> : <QuickFields {...props} />}
    </form>
  );
}

function QuickFields({ makes, bodies, prices, keywordPlaceholder, showMe }: QuickSearchProps) {
  return (
    <>
      <label className="quick-field stack gap-1 quick-words">
        <span>Keywords</span>
        <input type="search" name="query" maxLength={200} placeholder={keywordPlaceholder} />
      </label>
      <Choice name="make" label="Make" any="Any make" options={makes.map(tileOption)} />
      <Choice name="body" label="Body type" any="Any type" options={bodies.map(tileOption)} />
      <Choice name="price_max" label="Up to" any="Any price" options={prices.map(priceOption)} />
      <button type="submit" className="button button-action">
        <Icon name="search" />
        {showMe}
      </button>
    </>
  );
}

/** The non-empty fields of a form. */
function parametersOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(textFields(new FormData(form)).filter(([, value]) => value !== ''));
}

interface Option {
  value: string;
  label: string;
}

function tileOption({ value, label, count }: QuickSearchProps['makes'][number]): Option {
  return { value, label: `${label} (${count})` };
}

function priceOption(price: number): Option {
  return { value: String(price), label: dollars(price) };
}

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  options: readonly Option[];
}

function Choice({ name, label, any, options }: ChoiceProps) {
  return (
    <label className="quick-field stack gap-1">
      <span>{label}</span>
      <select name={name} defaultValue="">
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
