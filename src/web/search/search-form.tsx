import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { parseSearchUrl } from '#search/vehicle-search/address/parse-search-url.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SearchVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';

/** Long enough that a price typed digit by digit, or slid, is one search. Source: specification 1, section 4. */
const TYPING_MS = 400;

/** The form holds every criterion as a field; its path never does. */
const noVocabulary: SearchVocabulary = {
  make: () => undefined,
  model: () => undefined,
  dealership: (slug) => slug,
};

/**
 * The search page as one form. Without script it is sent by its button; with script every change leads to the
 * address of the new search, which the browser remembers like any other page.
 */
export function SearchForm({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const pending = useNavigation().location;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // a filter may have been chosen before the script was there to hear of it
    if (form.current && isChanged(form.current)) search();
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, []);

  function search(): void {
    clearTimeout(timer.current);
    // a least value above the greatest one is said to be wrong, and asks for nothing yet
    if (!form.current || form.current.querySelector('[data-contradicts]')) return;
    const address = addressOf(form.current);
    const { pathname, search: query } = pending ?? location;
    if (address !== pathname + query) {
      void navigate(address, { preventScrollReset: true });
    }
  }

  function changed(event: FormEvent<HTMLFormElement>): void {
    clearTimeout(timer.current);
    const field = event.target;
    if (field instanceof HTMLInputElement && field.type === 'search') return;
    const isGradual =
      field instanceof HTMLInputElement &&
      (/^(number|range)$/.test(field.type) || field.name === 'postcode');
    if (isGradual) timer.current = setTimeout(search, TYPING_MS);
    else search();
  }

  return (
    <form
      ref={form}
      method="get"
      action="/search"
      autoComplete="off"
      // a price between two steps is a price
      noValidate
      onChange={changed}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      {children}
    </form>
  );
}

/** Whether a field differs from what the page was sent with. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      field.name !== '' &&
      field.type !== 'search' &&
      (field.type === 'checkbox'
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue),
  );
}

function addressOf(form: HTMLFormElement): string {
  const ignored = ignoredFields(form);
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && field[1] !== '' && !ignored.includes(field[0]),
  );
  const criteria = parseSearchUrl([], new URLSearchParams(fields), noVocabulary);
  return criteria ? searchUrl(criteria) : '/search';
}

/** Values beyond the stock's bounds ask for nothing. Source: specification 1, sections 5 and 8. */
function ignoredFields(form: HTMLFormElement): string[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-ignored]')];
  for (const { name, value } of fields) console.info(`${name} is out of range: ${value}`);
  return fields.map(({ name }) => name);
}
