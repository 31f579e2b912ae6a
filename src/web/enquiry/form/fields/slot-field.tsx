import './form-field.css';
import './slot-field.css';
import type { ReactNode } from 'react';
import { noPreference, slotDay } from '#domain/form/slots.ts';
import type { FieldOption, FormField } from '#domain/form/form-field.ts';

interface SlotFieldProps {
  field: FormField;
  id: string;
  value: string | undefined;
  /** The attributes that tie the field to its notes. */
  described: object;
  /** The notes below the field. */
  children: ReactNode;
}

/**
 * Days, and the times of the chosen day. All times are on the page: the style sheet shows those of the chosen day, and a
 * browser that cannot shows them all.
 */
export function SlotField({ field, id, value = '', described, children }: SlotFieldProps) {
  const { name, label, required, options = [] } = field;
  const days = Map.groupBy(options, ({ group = '' }) => group);
  return (
    <fieldset className="field stack gap-2" id={id} {...described}>
      <legend>
        {label}
        {!required && <span className="optional"> (optional)</span>}
      </legend>
      <div className="slot-days">
        {[...days].map(([day, slots]) => (
          <Day key={day} name={name} day={day} slots={slots} chosen={value} />
        ))}
        {!required && (
          <label className="slot slot-any">
            <input
              type="radio"
              name={name}
              value={noPreference}
              defaultChecked={value === noPreference}
            />
            No preference
          </label>
        )}
      </div>
      {children}
    </fieldset>
  );
}

interface DayProps {
  name: string;
  /** `Thu, 26 Nov` */
  day: string;
  slots: readonly FieldOption[];
  chosen: string;
}

function Day({ name, day, slots, chosen }: DayProps) {
  const [weekday, date = ''] = day.split(', ');
  const isoDate = slots[0]?.value.slice(0, 10) ?? '';
  return (
    <div className="slot-day">
      <label className="slot slot-date">
        <input
          type="radio"
          name={slotDay(name)}
          value={isoDate}
          defaultChecked={chosen.startsWith(isoDate)}
          onChange={({ target }) => dropOtherDays(target, name)}
        />
        {weekday} <strong>{date}</strong>
      </label>
      <fieldset className="slot-times">
        <legend className="sr-only">{day}</legend>
        {slots.map(({ value, label }) => (
          <label key={value} className="slot">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label.slice(day.length + 2)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** A time that is no longer in view is no longer chosen. */
function dropOtherDays(day: HTMLInputElement, name: string): void {
  const times = day.form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`);
  for (const time of times ?? []) if (!time.value.startsWith(day.value)) time.checked = false;
}
