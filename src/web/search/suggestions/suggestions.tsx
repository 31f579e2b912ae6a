import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSuggestions } from './use-suggestions.ts';

const LIST = 'keyword-suggestions';
const optionId = (index: number): string => `${LIST}-${index}`;

interface SuggestionsProps {
  /** The field becomes the combobox of this list. */
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** What the field held when the page came: nothing is suggested for it. */
  initial: string;
  /** The shopper goes where a suggestion leads: the field is done with. */
  onChosen(): void;
}

/**
 * What a shopper may be about to type, under the field. The focus stays in the field; the arrows, Home and End choose,
 * Enter goes there, Escape closes the list.
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

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const chosen = suggestions[active];
    const next = nextActive(event.key, active, suggestions.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && chosen) go(chosen.path);
    else if (event.key === 'Escape') setClosedFor(text);
    else {
      // the form is sent with the words as they are
      if (event.key === 'Enter') setClosedFor(text);
      return;
    }
    event.preventDefault();
  });
  const focused = useEffectEvent((event: FocusEvent) => {
    setFocus(event.type === 'focus');
    setActive(-1);
  });
  useEffect(() => {
    const input = field.current;
    input?.addEventListener('keydown', pressed);
    input?.addEventListener('focus', focused);
    input?.addEventListener('blur', focused);
    return () => {
      input?.removeEventListener('keydown', pressed);
      input?.removeEventListener('focus', focused);
      input?.removeEventListener('blur', focused);
    };
  }, [field]);
  useCombobox(field, isOpen, active);

  return (
    <>
      {/* a datalist would show neither kinds nor counts; the keys are heard by the field, which keeps the focus */}
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
            <span>{label}</span> <small>{kind}</small> <small>{count}</small>
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

/** Undefined for a key that moves nothing. Home and End are the text's own until an option is chosen. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The field is a combobox as long as there is this list. */
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
