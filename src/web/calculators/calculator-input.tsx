import './calculators.css';
import { calculatorRules } from '#domain/finance/calculator-entry.ts';
import type { Bounds, CalculatorField } from '#domain/finance/calculator.ts';
import { AmountField } from '#web/ui/amount-field.tsx';

interface CalculatorInputProps {
  name: CalculatorField;
  label: string;
  after?: string;
  bounds: Bounds;
  value: number;
  /** The text that the field starts with, as it was submitted. */
  text: string | undefined;
  isRefused: boolean;
  isReadOnly: boolean;
  /** A hint about a valid value. */
  note: string | undefined;
  /** @param value undefined if the text is refused */
  onChange(value: number | undefined): void;
}

/** A number field with a slider. */
export function CalculatorInput(props: CalculatorInputProps) {
  const { name, label, bounds, value, isRefused, isReadOnly, note, onChange } = props;
  return (
    <AmountField
      name={name}
      label={label}
      value={isRefused ? undefined : value}
      text={props.text}
      rules={calculatorRules(name, bounds)}
      after={props.after}
      isReadOnly={isReadOnly}
      note={note}
      leavesOnEnter
      onChange={onChange}
    >
      {!isReadOnly && (
        <input
          type="range"
          className="calculator-slider"
          aria-label={`${label}, slider`}
          {...bounds}
          value={value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      )}
    </AmountField>
  );
}
