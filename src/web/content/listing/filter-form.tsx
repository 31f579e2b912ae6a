import './pills.css';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { textFields } from '#web/text-fields.ts';
import { IsTyping } from '#web/ui/use-synced-state.ts';

interface FilterFormProps {
  /** The form's target without script. */
  action: string;
  /** The address of the search for the given fields. */
  addressOf(fields: URLSearchParams): string;
  /** The delay from the last key press to the search, in milliseconds. */
  typingMs?: number;
  /** The label of the submit button for visitors without script; omit it if the form has its own button. */
  submit?: string;
  children: ReactNode;
}

/** Milliseconds; a price typed digit by digit is one search. */
const TYPING_MS = 400;

/**
 * The filters of a list. Without script a button submits the form. With script every change navigates to the new
 * search, which adds a history entry.
 */
export function FilterForm(props: FilterFormProps) {
  const { action, addressOf, typingMs = TYPING_MS, submit, children } = props;
  const navigate = useNavigate();
  const pending = useNavigation().location;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isTyping, setTyping] = useState(false);
  /** The address that typing led to. Further typing replaces its history entry, so that a word is one step back. */
  const typedTo = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(isTyped: boolean): void {
    clearTimeout(timer.current);
    setTyping(false);
    if (!form.current) return;
    const address = addressOf(new URLSearchParams(fieldsOf(form.current)));
    const { pathname, search: query } = pending ?? location;
    if (address === pathname + query) return;
    const replace = isTyped && typedTo.current === pathname + query;
    void navigate(address, { preventScrollReset: true, replace });
    typedTo.current = isTyped ? address : undefined;
  }

  function handleChange(event: FormEvent<HTMLFormElement>): void {
    clearTimeout(timer.current);
    const field = event.target;
    const isTyped = field instanceof HTMLInputElement && /^(text|search)$/.test(field.type);
    if (!isTyped) return search(false);
    setTyping(true);
    timer.current = setTimeout(() => search(true), typingMs);
  }

  return (
    <form
      ref={form}
      method="get"
      action={action}
      autoComplete="off"
      // prices between two steps are valid
      noValidate
      className="content-filters stack gap-4"
      onChange={handleChange}
      onSubmit={(event) => {
        event.preventDefault();
        search(false);
      }}
    >
      <IsTyping value={isTyping}>{children}</IsTyping>
      {submit && (
        <button type="submit" className="button button-quiet without-script">
          {submit}
        </button>
      )}
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): [string, string][] {
  return textFields(new FormData(form)).filter(([, value]) => value !== '');
}
