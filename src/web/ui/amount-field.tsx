import '#web/enquiry/form/fields/field-notes.css';
import './amount-field.css';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { amountEntry, type AmountRules } from '#domain/amount/amount-entry.ts';
import { QuickPicks } from './quick-picks.tsx';

interface AmountFieldProps {
  name: string;
  label: string;
  /** Whether only screen readers get the label. */
  isLabelHidden?: boolean;
  /** By default one of its own. */
  id?: string;
  /** Undefined for an empty field, or while its text is refused. */
  value: number | undefined;
  /** The text that the field starts with instead, as it was submitted. */
  text?: string | undefined;
  rules: AmountRules;
  /** The unit behind the number: `km`. */
  after?: string | undefined;
  placeholder?: string;
  isReadOnly?: boolean;
  /** Usual amounts to pick from, in whole dollars; those beyond the rules are left out. */
  picks?: readonly number[];
  /** A fault that the server found. */
  fault?: string | undefined;
  /** The id of a message elsewhere that refuses the amount. */
  faultId?: string | undefined;
  /** A hint about an amount that is accepted. */
  note?: string | undefined;
  /** Whether Enter leaves the field instead of sending the form. */
  leavesOnEnter?: boolean;
  /** Another control for the same amount, such as a slider. */
  children?: ReactNode;
  /** @param value undefined if there is no amount, or the text is refused */
  onChange(value: number | undefined): void;
}

/** A text that was typed, and the amount that was reported for it. The text counts until the amount is changed elsewhere. */
interface Typed {
  text: string;
  value: number | undefined;
  hasLeft: boolean;
}

/**
 * A field for an amount: dollars, percent, years. It accepts the spellings that people type and paste, and shows the
 * limits while the amount is beyond them. Text that it cannot read stays in the field, with an explanation. While focused
 * it shows the bare number, selected; afterwards the formatted amount.
 */
export function AmountField(props: AmountFieldProps) {
  const { name, label, value, rules, after, fault, faultId, leavesOnEnter = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isFocused, setFocused] = useState(false);
  const [lastTyped, setTyped] = useState(() => firstTyped(props.text, rules));
  const isChangedElsewhere = lastTyped !== undefined && lastTyped.value !== value;
  if (isChangedElsewhere) setTyped(undefined);
  const typed = isChangedElsewhere ? undefined : lastTyped;
  const entry = typed && amountEntry(typed.text, rules);
  const isAccepted = typed?.hasLeft === true && entry?.value !== undefined;
  const shown = typed && !isAccepted ? typed.text : written(value, rules, isFocused);
  const isPending = entry?.hint !== undefined && (!typed?.hasLeft || rules.beyond === 'ignored');
  const refusal = isPending ? undefined : (entry?.fault ?? (entry?.note ? undefined : fault));
  const message = isPending ? entry.hint : (refusal ?? entry?.note ?? props.note);
  const isInvalid = refusal !== undefined || faultId !== undefined;
  const picks = (props.picks ?? []).filter((amount) => amount >= rules.min && amount <= rules.max);

  function take(text: string, hasLeft: boolean): void {
    const read = amountEntry(text, rules);
    // more digits may mend it
    const reported = read.hint !== undefined && !hasLeft ? undefined : read.value;
    // later bounds do not judge an amount that was accepted
    const isDone = hasLeft && read.value !== undefined && read.note === undefined;
    setTyped(isDone ? undefined : { text, value: reported, hasLeft });
    props.onChange(reported);
  }
  /** Shows the corrected amount before the form is sent. */
  function enter(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter') return;
    const isTyping = typed?.hasLeft === false;
    if (leavesOnEnter || (isTyping && (entry?.fault ?? entry?.note))) event.preventDefault();
    if (leavesOnEnter) event.currentTarget.blur();
    else if (isTyping) take(typed.text, true);
  }

  const input = (
    <input
      id={id}
      name={name}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={shown}
      placeholder={props.placeholder}
      readOnly={props.isReadOnly}
      data-ignored={isPending || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={[faultId, `${id}-note`].filter(Boolean).join(' ')}
      onFocus={({ currentTarget }) => {
        flushSync(() => setFocused(true));
        // what is typed next replaces it, as in other fields that are reached by the keyboard
        currentTarget.select();
      }}
      onChange={({ target }) => take(target.value, false)}
      onBlur={({ currentTarget }) => {
        // a text that was entered by script in the same event is not rendered yet
        const { value: text } = currentTarget;
        if (text !== shown || typed?.hasLeft === false) take(text, true);
        setFocused(false);
      }}
      onKeyDown={enter}
    />
  );
  return (
    <div className="amount-field stack gap-1">
      <label htmlFor={id} className={props.isLabelHidden ? 'sr-only' : undefined}>
        {label}
      </label>
      {after === undefined ? (
        input
      ) : (
        <span className="amount-box row gap-1">
          {input}
          <span className="soft" aria-hidden="true">
            {after}
          </span>
        </span>
      )}
      {props.children}
      <QuickPicks amounts={picks} field={id} label={label} />
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={refusal === undefined ? 'soft small' : 'field-fault'}
      >
        {message}
      </p>
    </div>
  );
}

/** The bare number while the field is focused, otherwise the formatted amount. */
function written(value: number | undefined, rules: AmountRules, isFocused: boolean): string {
  if (value === undefined) return '';
  return isFocused ? String(value) : rules.words(value);
}

function firstTyped(text: string | undefined, rules: AmountRules): Typed | undefined {
  return text === undefined
    ? undefined
    : { text, value: amountEntry(text, rules).value, hasLeft: true };
}
