import { useEffect, useState } from 'react';
import { useSuggestions } from '#web/search/suggestions/use-suggestions.ts';

interface StockSuggestionsProps {
  of: 'vehicles' | 'models';
  /** The id of the text field. */
  field: string;
}

/** What the browser offers while a shopper types into a field: makes and models in the site's stock, with their number. */
export function StockSuggestions({ of, field }: StockSuggestionsProps) {
  const [typed, setTyped] = useState({ make: '', text: '' });
  useEffect(() => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return undefined;
    const note = () => setTyped({ make: of === 'models' ? makeOf(input) : '', text: input.value });
    input.addEventListener('input', note);
    input.addEventListener('focus', note);
    return () => {
      input.removeEventListener('input', note);
      input.removeEventListener('focus', note);
    };
  }, [of, field]);
  const start = typed.make === '' ? '' : `${typed.make} `;
  const suggestions = useSuggestions(start + typed.text, of === 'vehicles' || start !== '');
  const options = suggestions.filter(({ kind, label }) =>
    start === '' ? kind !== 'Body type' : kind === 'Model' && startsWith(label, start),
  );
  return (
    <datalist id={`${field}-list`}>
      {options.map(({ label, count }) => (
        <option key={label} value={label.slice(start.length)}>
          {count}
        </option>
      ))}
    </datalist>
  );
}

function startsWith(label: string, make: string): boolean {
  return label.slice(0, make.length).toLowerCase() === make.toLowerCase();
}

function makeOf({ form }: HTMLInputElement): string {
  const make = form?.elements.namedItem('make');
  return make instanceof HTMLInputElement ? make.value.trim() : '';
}
