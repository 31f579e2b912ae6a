import './field-notes.css';
import './form-field.css';
import { useState } from 'react';
import { amountEntry } from '#domain/amount/amount-entry.ts';
import { moneyRules } from '#domain/amount/money-rules.ts';
import { lengthOf } from '#domain/form/field-checks.ts';
import type { FieldOption, FieldType, FormField as Field } from '#domain/form/form-field.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { SlotField } from './slot-field.tsx';
import { StockSuggestions } from './stock-suggestions.tsx';
import { useFieldId } from './field-ids.ts';

interface FormFieldProps {
  field: Field;
  value: string | undefined;
  fault: string | undefined;
  /** Tells the shopper that the form has changed the field. */
  notice?: string | undefined;
}

const inputTypes: Partial<Record<FieldType, string>> = {
  email: 'email',
  phone: 'tel',
  mobile: 'tel',
  'date-time': 'datetime-local',
};

/** A field with its label, hint and fault. */
export function FormField({ field, value, fault, notice }: FormFieldProps) {
  const { name, type } = field;
  const id = useFieldId()(name);
  if (type === 'hidden') return <input type="hidden" name={name} value={field.value ?? ''} />;
  if (type === 'checkbox') return <CheckField field={field} value={value} fault={fault} />;
  if (type === 'money') return <MoneyField field={field} value={value} fault={fault} />;
  if (type === 'radio') return <RadioField field={field} value={value} fault={fault} />;
  if (type === 'slots') {
    const described = describedBy(id, field, fault);
    return (
      <SlotField field={field} id={id} value={value ?? field.value} described={described}>
        {field.depends_on && <output className="field-notice">{notice}</output>}
        <FieldNotes field={field} fault={fault} />
      </SlotField>
    );
  }
  return (
    <div className="field stack gap-1">
      <label htmlFor={id}>
        {field.label}
        {!field.required && <span className="optional"> (optional)</span>}
      </label>
      <Control field={field} value={value ?? field.value} fault={fault} />
      {field.suggestions && (
        <datalist id={`${id}-list`}>
          {field.suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
      {field.suggests && <StockSuggestions of={field.suggests} field={id} />}
      <FieldNotes field={field} fault={fault} />
    </div>
  );
}

function Control({ field, value, fault }: FormFieldProps) {
  const { name, type, required, placeholder, options = [] } = field;
  const id = useFieldId()(name);
  const common = {
    id,
    name,
    required,
    placeholder,
    defaultValue: value,
    ...describedBy(id, field, fault),
  };
  if (type === 'textarea') return <textarea {...common} rows={4} maxLength={lengthOf(field)} />;
  if (type === 'select') {
    return (
      <select {...common} defaultValue={value ?? ''}>
        <option value="">{placeholder ?? 'Please choose'}</option>
        <Options options={options} />
      </select>
    );
  }
  return (
    <input
      {...common}
      type={inputTypes[type] ?? 'text'}
      autoComplete={field.autocomplete}
      list={(field.suggestions ?? field.suggests) && `${id}-list`}
      maxLength={type === 'postcode' ? 4 : lengthOf(field)}
      {...((type === 'number' || type === 'code') && { inputMode: 'numeric' })}
      {...(type === 'rego' && { autoCapitalize: 'characters', spellCheck: false })}
      {...(type === 'postcode' && { inputMode: 'numeric', pattern: '\\d{4}' })}
    />
  );
}

function Options({ options }: { options: readonly FieldOption[] }) {
  const groups = Map.groupBy(options, ({ group }) => group);
  return [...groups].map(([group, members]) => {
    const shown = members.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    return group === undefined ? (
      shown
    ) : (
      <optgroup key={group} label={group}>
        {shown}
      </optgroup>
    );
  });
}

/** The largest amount of a field that sets none. */
const MAX_DOLLARS = 9_999_999;

function MoneyField({ field, value: text, fault }: FormFieldProps) {
  const { name, label, required, min = 0, max = MAX_DOLLARS, hint } = field;
  const id = useFieldId()(name);
  const submitted = text ?? field.value;
  const rules = moneyRules({ min, max, beyond: 'refused', isOptional: !required, cents: true });
  const [value, setValue] = useState(() => amountEntry(submitted ?? '', rules).value);
  return (
    <div className="field stack gap-1">
      <AmountField
        id={id}
        name={name}
        label={required ? label : `${label} (optional)`}
        value={value}
        text={submitted}
        rules={rules}
        fault={fault}
        onChange={setValue}
      />
      {hint && <p className="soft small">{hint}</p>}
    </div>
  );
}

function CheckField({ field, value, fault }: FormFieldProps) {
  const { name, label, required } = field;
  const id = useFieldId()(name);
  return (
    <div className="box-field stack">
      <label className="check-field touch gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          required={required}
          defaultChecked={(value ?? field.value) === 'on'}
          {...describedBy(id, field, fault)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes field={field} fault={fault} />
    </div>
  );
}

function RadioField({ field, value, fault }: FormFieldProps) {
  const { name, label, required, options = [] } = field;
  const chosen = value ?? field.value;
  const id = useFieldId()(name);
  return (
    <fieldset className="field stack gap-1" id={id} {...describedBy(id, field, fault)}>
      <legend>
        {label}
        {!required && <span className="optional"> (optional)</span>}
      </legend>
      {options.map((option) => (
        <label key={option.value} className="check-field touch gap-3">
          <input
            type="radio"
            name={name}
            value={option.value}
            required={required}
            defaultChecked={option.value === chosen}
            data-reveals={option.reveals}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldNotes field={field} fault={fault} />
    </fieldset>
  );
}

function describedBy(id: string, { hint }: Field, fault: string | undefined) {
  const notes = [fault !== undefined && `${id}-fault`, hint && `${id}-hint`];
  const ids = notes.filter(Boolean).join(' ');
  return {
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': ids === '' ? undefined : ids,
  };
}

function FieldNotes({ field: { name, hint }, fault }: Pick<FormFieldProps, 'field' | 'fault'>) {
  const id = useFieldId()(name);
  return (
    <>
      {fault !== undefined && (
        <p id={`${id}-fault`} className="field-fault">
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="soft small">
          {hint}
        </p>
      )}
    </>
  );
}
