import { useFollowed } from '#web/ui/use-followed.ts';
import type { OptionView } from './option-view.ts';

interface OptionPillsProps {
  legend: string;
  /** The parameter of the address. */
  name: string;
  options: readonly OptionView[];
}

/** A choice of any number of values. */
export function OptionPills({ legend, name, options }: OptionPillsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="pills">
      <legend>{legend}</legend>
      <div className="pills-row">
        {options.map((option) => (
          <OptionPill key={option.value} name={name} option={option} />
        ))}
      </div>
    </fieldset>
  );
}

function OptionPill({ name, option }: { name: string; option: OptionView }) {
  // the tick answers at once; the results follow
  const [checked, setChecked] = useFollowed(option.selected);
  return (
    <label className="pill">
      <input
        type="checkbox"
        name={name}
        value={option.value}
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      <span>{option.label}</span>
      <span className="pill-count">{option.count.toLocaleString('en-AU')}</span>
    </label>
  );
}
