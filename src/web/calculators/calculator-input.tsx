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
  /** As it is being written; undefined while the value stands there. */
  written: string | undefined;
  isFixed: boolean;
  /** What the shopper should know of a value that is no fault. */
  note: string | undefined;
  onWrite(text: string | undefined): void;
  onChange(value: number): void;
}

/** A number typed or slid. What cannot be calculated with is said, and put right when the field is left. */
export function CalculatorInput(props: CalculatorInputProps) {
  const { name, label, bounds, value, written, isFixed, note, onWrite, onChange } = props;
  const fault = written === undefined ? undefined : entryFault(name, written, bounds);
  const words = fault ?? note;
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
            value={written ?? String(value)}
            readOnly={isFixed}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={words === undefined ? undefined : noteId}
            onChange={({ target }) => {
              const text = target.value.replace(/[^\d.]/g, '');
              onWrite(text);
              onChange(parseTypedNumber(text) ?? 0);
            }}
            onBlur={() => onWrite(undefined)}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
          {props.after && <span aria-hidden="true">{props.after}</span>}
        </span>
      </label>
      {!isFixed && (
        <input
          type="range"
          className="calculator-slider"
          aria-label={`${label}, slider`}
          min={bounds.min}
          max={bounds.max}
          step={bounds.step}
          value={value}
          onChange={({ target }) => {
            onWrite(undefined);
            onChange(target.valueAsNumber);
          }}
        />
      )}
      {words !== undefined && (
        <p id={noteId} className={fault === undefined ? 'field-hint' : 'field-fault'}>
          {words}
        </p>
      )}
    </div>
  );
}
