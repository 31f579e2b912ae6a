import './suggestions.css';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSuggestions } from './use-suggestions.ts';

const LIST = 'keyword-suggestions';
const optionId = (index: number): string => `${LIST}-${index}`;

interface SuggestionsProps {
  /** The field, which becomes the combobox of this list. */
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** The field's initial text, for which nothing is suggested. */
  initial: string;
  /** Called when the shopper opens a suggestion. */
  onChosen(): void;
}

/**
 * Suggestions below the keyword field. The focus stays in the field; arrow keys, Home and End select, Enter opens,
 * Escape closes the list.
 */
export function Suggestions({ field, text, initial, onChosen }: SuggestionsProps) {
  const navigate = useNavigate();
  const [active, setActive] = useState(-1);
  const [hasFocus, setFocus] = useState(true);
  const [closedFor, setClosedFor] = useState(initial);
  const suggestions = useSuggestions(text, text !== closedFor);
  const isOpen = hasFocus && text !== closedFor && suggestions.length > 0;
  const [offered, setOffered] = useState(suggestions);
  if (offered !== suggestions) {
    setOffered(suggestions);
    const chosen = offered[active];
    setActive(suggestions.findIndex(({ path }) => path === chosen?.path));
  }

  function go(path: string): void {
    onChosen();
    void navigate(path);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const chosen = suggestions[active];
    const next = nextActive(event.key, active, suggestions.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && chosen) go(chosen.path);
    else if (event.key === 'Escape') setClosedFor(text);
    else {
      // Enter without a selection submits the form with the typed words
      if (event.key === 'Enter') setClosedFor(text);
      return;
    }
    event.preventDefault();
  });
  const handleFocus = useEffectEvent((event: FocusEvent) => {
    setFocus(event.type === 'focus');
    setActive(-1);
  });
  useEffect(() => {
    const input = field.current;
    input?.addEventListener('keydown', handleKey);
    input?.addEventListener('focus', handleFocus);
    input?.addEventListener('blur', handleFocus);
    return () => {
      input?.removeEventListener('keydown', handleKey);
      input?.removeEventListener('focus', handleFocus);
      input?.removeEventListener('blur', handleFocus);
    };
  }, [field]);
  useCombobox(field, isOpen, active);

  return (
    <>
      {/* a datalist cannot show kinds and counts; the field keeps the focus and handles the keys */}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
      <div
        id={LIST}
        role="listbox"
        aria-label="Suggestions"
        className="suggestions"
        hidden={!isOpen}
      >
        {suggestions.map(({ label, kind, count, path }, index) => (
          <div
            key={path}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go(path)}
          >
            <span>{label}</span> <small className="soft small">{kind}</small>{' '}
            <small className="soft small">{count}</small>
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
      <output className="sr-only">
        {isOpen &&
          `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </output>
    </>
  );
}

/**
 * The next selected option; undefined for other keys. Home and End move the text cursor until an option is selected.
 */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Makes the field a combobox while this list is rendered. */
function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  isOpen: boolean,
  active: number,
): void {
  useEffect(() => {
    const input = field.current;
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': LIST };
    for (const [name, value] of Object.entries(attributes)) input?.setAttribute(name, value);
    return () => {
      for (const name of [...Object.keys(attributes), 'aria-expanded', 'aria-activedescendant'])
        input?.removeAttribute(name);
    };
  }, [field]);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && active >= 0) {
      input?.setAttribute('aria-activedescendant', optionId(active));
      document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
    } else input?.removeAttribute('aria-activedescendant');
  }, [field, isOpen, active]);
}
