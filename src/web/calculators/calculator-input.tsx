import '#web/enquiry/form/fields/field-notes.css';
import './calculator-input.css';
import './calculators.css';
import { entryFault } from '#domain/finance/calculator-entry.ts';
import type { Bounds, CalculatorField } from '#domain/finance/calculator.ts';
import { parseTypedNumber } from '#domain/running-costs/fuel-cost.ts';

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
 * A number field with a slider. An invalid entry shows a message, and leaving the field restores the last valid value.
 */
export function CalculatorInput(props: CalculatorInputProps) {
  const { name, label, bounds, value, typedText, isReadOnly, note, onType, onChange } = props;
  const fault = typedText === undefined ? undefined : entryFault(name, typedText, bounds);
  const message = fault ?? note;
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
            readOnly={isReadOnly}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={message === undefined ? undefined : noteId}
            onChange={({ target }) => {
              const text = target.value.replace(/[^\d.]/g, '');
              onType(text);
              onChange(parseTypedNumber(text) ?? 0);
            }}
            onBlur={() => onType(undefined)}
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
