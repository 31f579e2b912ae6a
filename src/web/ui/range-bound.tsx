import './range-fields.css';

interface RangeBoundProps {
  name: string;
  label: string;
  value: string;
  /** The bound of what there is, shown while the field is empty. */
  placeholder: string;
  /** Whether the field takes dollars, as people type and paste them. */
  isMoney: boolean;
  id?: string | undefined;
  after?: string | undefined;
  /** The smallest difference between two values; `any` for any fraction. */
  step?: number | 'any';
  /** The id of the message that refuses the value; undefined if nothing does. */
  fault: string | undefined;
  /** Whether the value sets no limit, because everything is within it. */
  isIgnored?: boolean;
  onChange(value: string): void;
}

/** The lower or the upper end of a range. */
export function RangeBound(props: RangeBoundProps) {
  const { name, label, value, isMoney, after, step = 'any', fault, onChange } = props;
  return (
    <label className="range-field">
      <span className="sr-only">{label}</span>
      {isMoney && <span aria-hidden="true">$</span>}
      <input
        {...(props.id && { id: props.id })}
        // a field for numbers would turn a pasted 45.000 into 45
        {...(isMoney ? { type: 'text', maxLength: 40 } : { type: 'number', min: 0, step })}
        inputMode="numeric"
        name={name}
        value={value}
        placeholder={props.placeholder}
        data-ignored={props.isIgnored || undefined}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault}
        onChange={({ target }) => onChange(target.value)}
      />
      {after && <span aria-hidden="true">{after}</span>}
    </label>
  );
}
