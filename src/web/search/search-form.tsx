import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { parseSearchUrl } from '#search/vehicle-search/address/parse-search-url.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SearchVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { textFields } from '#web/text-fields.ts';
import { IsTyping } from '#web/ui/use-synced-state.ts';

/** Milliseconds; a price typed digit by digit or slid is one search. Source: specification 1, section 4. */
const TYPING_MS = 400;

/** The form sends every criterion as a field, so its path needs no vocabulary. */
const noVocabulary: SearchVocabulary = {
  make: () => undefined,
  model: () => undefined,
  dealership: (slug) => slug,
  hasRepayments: true,
};

/**
 * The search page as one form. Without script a button submits it. With script every change navigates to the new
 * search, which adds a history entry.
 */
export function SearchForm({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const pending = useNavigation().location;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(): void {
    clearTimeout(timer.current);
    // a minimum above the maximum shows a message and starts no search
    if (!form.current || form.current.querySelector('[data-contradicts]')) return;
    setTyping(false);
    const address = addressOf(form.current);
    const { pathname, search: query } = pending ?? location;
    if (address !== pathname + query) {
      void navigate(address, { preventScrollReset: true });
    }
  }

  function handleChange(event: FormEvent<HTMLFormElement>): void {
    const field = event.target;
    if (field instanceof HTMLInputElement && field.type === 'search') return;
    clearTimeout(timer.current);
    const isGradual =
      field instanceof HTMLInputElement &&
      (/^(range|text)$/.test(field.type) || field.name === 'postcode');
    if (!isGradual) return search();
    setTyping(true);
    timer.current = setTimeout(search, TYPING_MS);
  }

  return (
    <form
      ref={form}
      method="get"
      action="/search"
      autoComplete="off"
      // prices between two steps are valid
      noValidate
      onChange={handleChange}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <IsTyping value={isTyping}>{children}</IsTyping>
    </form>
  );
}

function addressOf(form: HTMLFormElement): string {
  const ignored = ignoredFields(form);
  const fields = textFields(new FormData(form)).filter(
    ([name, value]) => value !== '' && !ignored.includes(name),
  );
  const criteria = parseSearchUrl([], new URLSearchParams(fields), noVocabulary);
  return criteria ? searchUrl(criteria) : '/search';
}

/** Fields with values outside the stock's bounds, which set no limit. Source: specification 1, sections 5 and 8. */
function ignoredFields(form: HTMLFormElement): string[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-ignored]')];
  for (const { name, value } of fields) console.info(`${name} is out of range: ${value}`);
  return fields.map(({ name }) => name);
}
