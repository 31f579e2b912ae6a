import '#web/enquiry/form/fields/field-notes.css';
import './calculator-input.css';
import './calculators.css';
import { useState } from 'react';
import { entryFault, entryValue } from '#domain/finance/calculator-entry.ts';
import type { Bounds, CalculatorField } from '#domain/finance/calculator.ts';

interface CalculatorInputProps {
  name: CalculatorField;
  label: string;
  before?: string;
  after?: string;
  bounds: Bounds;
  value: number;
  /** The text being typed; undefined while the field shows its value. */
  typedText: string | undefined;
  isReadOnly: boolean;
  /** A hint about a valid value. */
  note: string | undefined;
  onType(text: string | undefined): void;
  onChange(value: number): void;
}

/**
 * A number field with a slider. An entry out of bounds shows a message, and leaving the field makes it fit. An entry that
 * cannot be read stays in the field.
 */
export function CalculatorInput(props: CalculatorInputProps) {
  const { name, label, bounds, value, typedText, isReadOnly, note, onType, onChange } = props;
  const fault = typedText === undefined ? undefined : entryFault(name, typedText, bounds);
  /** Why the last entry was changed to fit. */
  const [fitted, setFitted] = useState<string>();
  const message = fault ?? fitted ?? note;
  const noteId = `${name}-note`;
  return (
    <div className="calculator-field">
      <label>
        <span>{label}</span>
        <span className="calculator-input">
          {props.before && <span aria-hidden="true">{props.before}</span>}
          <input
            type="text"
            inputMode="decimal"
            name={name}
            value={typedText ?? String(value)}
            maxLength={40}
            readOnly={isReadOnly}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={message === undefined ? undefined : noteId}
            onChange={({ target }) => {
              onType(target.value);
              setFitted(undefined);
              const read = entryValue(name, target.value);
              if (read !== undefined && entryFault(name, target.value, bounds) === undefined)
                onChange(read);
            }}
            onBlur={() => {
              if (typedText === undefined) return;
              const read = entryValue(name, typedText);
              // what cannot be read stays, with the words that refuse it
              if (read === undefined) return;
              onChange(read);
              setFitted(fault);
              onType(undefined);
            }}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
          {props.after && <span aria-hidden="true">{props.after}</span>}
        </span>
      </label>
      {!isReadOnly && (
        <input
          type="range"
          className="calculator-slider"
          aria-label={`${label}, slider`}
          min={bounds.min}
          max={bounds.max}
          step={bounds.step}
          value={value}
          onChange={({ target }) => {
            onType(undefined);
            setFitted(undefined);
            onChange(target.valueAsNumber);
          }}
        />
      )}
      {message !== undefined && (
        <p id={noteId} className={fault === undefined ? 'field-hint' : 'field-fault'}>
          {message}
        </p>
      )}
    </div>
  );
}
