import './pills.css';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import type { OptionView } from './option-view.ts';

interface OptionPillsProps {
  legend: string;
  /** The URL parameter. */
  name: string;
  options: readonly OptionView[];
}

/** A group of checkboxes shown as pills. */
export function OptionPills({ legend, name, options }: OptionPillsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="pills">
      <legend>{legend}</legend>
      <div className="pills-row cluster gap-2">
        {options.map((option) => (
          <OptionPill key={option.value} name={name} option={option} />
        ))}
      </div>
    </fieldset>
  );
}

function OptionPill({ name, option }: { name: string; option: OptionView }) {
  // the tick changes immediately; the results follow
  const [checked, setChecked] = useSyncedState(option.selected);
  return (
    <label className="pill paper touch row-inline gap-2">
      <input
        type="checkbox"
        name={name}
        value={option.value}
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      <span>{option.label}</span>
      <span className="pill-count soft small">{option.count.toLocaleString('en-AU')}</span>
    </label>
  );
}
