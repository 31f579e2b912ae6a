interface FormFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete?: string;
  required?: boolean;
  value: string | undefined;
  fault: string | undefined;
}

/** A labelled field with its fault beside it. */
export function FormField(props: FormFieldProps) {
  const { name, label, type = 'text', autoComplete, required, value, fault } = props;
  const id = `enquiry-${name}`;
  const common = {
    id,
    name,
    required,
    defaultValue: value,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && <span className="optional"> (optional)</span>}
      </label>
      {type === 'textarea' ? (
        <textarea {...common} rows={4} maxLength={4000} />
      ) : (
        <input {...common} type={type} autoComplete={autoComplete} maxLength={254} />
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="field-fault">
          {fault}
        </p>
      )}
    </div>
  );
}
