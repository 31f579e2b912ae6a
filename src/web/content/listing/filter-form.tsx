import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';

interface FilterFormProps {
  /** Where the form leads without script. */
  action: string;
  /** The address of what the fields ask for. */
  addressOf(fields: URLSearchParams): string;
  /** How long after the last key a typed value is searched for, in milliseconds. */
  typingMs?: number;
  /** What the button says that sends the form without script; none where the form has a button of its own. */
  submit?: string;
  children: ReactNode;
}

/** Long enough that a price typed digit by digit is one search. */
const TYPING_MS = 400;

/**
 * The filters of a list. Without script the form is sent by its button; with script every change leads to the address
 * of the new search, which the browser remembers like any other page.
 */
export function FilterForm(props: FilterFormProps) {
  const { action, addressOf, typingMs = TYPING_MS, submit, children } = props;
  const navigate = useNavigate();
  const pending = useNavigation().location;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where typing has led: a word that grows letter by letter is one step back, not five. */
  const typedTo = useRef<string>(undefined);
  useEffect(() => {
    // a filter may have been chosen before the script was there to hear of it
    if (form.current && isChanged(form.current)) search(false);
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, []);

  function search(isTyped: boolean): void {
    clearTimeout(timer.current);
    if (!form.current) return;
    const address = addressOf(new URLSearchParams(fieldsOf(form.current)));
    const { pathname, search: query } = pending ?? location;
    if (address === pathname + query) return;
    const replace = isTyped && typedTo.current === pathname + query;
    void navigate(address, { preventScrollReset: true, replace });
    typedTo.current = isTyped ? address : undefined;
  }

  function changed(event: FormEvent<HTMLFormElement>): void {
    clearTimeout(timer.current);
    const field = event.target;
    const isTyped = field instanceof HTMLInputElement && /^(number|search)$/.test(field.type);
    if (isTyped) timer.current = setTimeout(() => search(true), typingMs);
    else search(false);
  }

  return (
    <form
      ref={form}
      method="get"
      action={action}
      autoComplete="off"
      // a price between two steps is a price
      noValidate
      className="content-filters"
      onChange={changed}
      onSubmit={(event) => {
        event.preventDefault();
        search(false);
      }}
    >
      {children}
      {submit && (
        <button type="submit" className="button button-quiet without-script">
          {submit}
        </button>
      )}
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  );
}

/** Whether a field differs from what the page was sent with. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.type === 'checkbox'
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue),
  );
}
