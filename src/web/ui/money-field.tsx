import '#web/enquiry/form/fields/field-notes.css';
import './money-field.css';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { dollars, dollarsAndCents } from '#domain/price/dollars.ts';
import { limitNote, moneyEntry, type MoneyRules } from '#domain/price/money-entry.ts';
import { QuickPicks } from './quick-picks.tsx';

interface MoneyFieldProps {
  name: string;
  label: string;
  /** By default one of its own. */
  id?: string;
  /** Dollars; undefined for an empty field, or while its text is refused. */
  value: number | undefined;
  /** The text that the field starts with instead, as it was submitted. */
  text?: string | undefined;
  rules: MoneyRules;
  /** Usual amounts to pick from, in whole dollars; those beyond the rules are left out. */
  picks?: readonly number[];
  /** A fault that the server found. */
  fault?: string | undefined;
  /** Whether Enter leaves the field instead of sending the form. */
  leavesOnEnter?: boolean;
  /** @param value undefined if the text is refused */
  onChange(value: number | undefined): void;
}

/** The message below the field. */
interface Message {
  text: string;
  isFault: boolean;
}

/**
 * A field for an amount of dollars. It accepts the spellings that people type and paste, and shows the limits while the
 * amount is beyond them. Text that it cannot read stays in the field, with an explanation. While focused it shows the
 * bare number, selected; afterwards the formatted amount.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { name, label, value, rules, fault, leavesOnEnter = false, onChange } = props;
  const own = useId();
  const id = props.id ?? own;
  const picks = (props.picks ?? []).filter((amount) => amount >= rules.min && amount <= rules.max);
  const [typed, setTyped] = useState<string | undefined>(() => refusedText(props.text, rules));
  const [message, setMessage] = useState(() => messageOf(props.text, rules));
  const shown = typed ?? formatted(value, rules);
  const isInvalid = fault !== undefined || message?.isFault === true;

  function leave(text: string): void {
    const entry = moneyEntry(text, rules);
    onChange(entry.value);
    setMessage(messageOf(text, rules));
    setTyped(entry.value === undefined ? text : undefined);
  }

  return (
    <div className="money-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={shown}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-note`}
        onFocus={({ currentTarget }) => {
          if (typed === undefined && value !== undefined)
            flushSync(() => setTyped(bare(value, rules)));
          // what is typed next replaces it, as in other fields that are reached by the keyboard
          currentTarget.select();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          const limits = limitNote(target.value, rules);
          setMessage(limits === undefined ? undefined : { text: limits, isFault: false });
          const entry = moneyEntry(target.value, rules);
          if (entry.value !== undefined && entry.note === undefined) onChange(entry.value);
        }}
        onBlur={({ currentTarget }) => {
          const text = currentTarget.value;
          if (value !== undefined && [bare(value, rules), formatted(value, rules)].includes(text))
            setTyped(undefined);
          else leave(text);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !leavesOnEnter) return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      <QuickPicks amounts={picks} field={id} label={label} />
      <p id={`${id}-note`} aria-live="polite" className={isInvalid ? 'field-fault' : 'field-hint'}>
        {message?.text ?? fault ?? ''}
      </p>
    </div>
  );
}

function formatted(value: number | undefined, { cents = false }: MoneyRules): string {
  if (value === undefined) return '';
  return cents ? dollarsAndCents(value) : dollars(value);
}

/** As it is typed. */
function bare(value: number, { cents = false }: MoneyRules): string {
  return cents ? value.toFixed(2) : String(value);
}

/** A text that was submitted and cannot be read stays as it was. */
function refusedText(text: string | undefined, rules: MoneyRules): string | undefined {
  return text !== undefined && moneyEntry(text, rules).value === undefined ? text : undefined;
}

function messageOf(text: string | undefined, rules: MoneyRules): Message | undefined {
  if (text === undefined) return undefined;
  const { fault, note } = moneyEntry(text, rules);
  const words = fault ?? note;
  return words === undefined ? undefined : { text: words, isFault: fault !== undefined };
}
