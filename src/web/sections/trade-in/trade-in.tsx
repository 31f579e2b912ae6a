import './trade-in.css';
import { Form, useNavigation } from 'react-router';
import { FormTrap } from '#web/enquiry/form/fields/form-trap.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { TradeInStartView } from './trade-in-start-view.ts';

/** Asks for the plate of the shopper's own vehicle. The valuation goes on with its second screen. */
export function TradeInStart({ view, headingId, isFirst }: SectionProps<TradeInStartView>) {
  const { title, text, button, plate } = view;
  const isSending = useNavigation().formAction === VALUATION;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className="trade-in-start stack gap-5">
      <div className="stack gap-2">
        <Heading id={headingId}>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      {plate ? (
        <Form method="post" action={VALUATION} className="plate-form">
          <FormTrap />
          <input type="hidden" name="step" value={plate.step} />
          {plate.fields.map(({ name, label, options, value, placeholder, max_length: longest }) =>
            options ? (
              <label key={name}>
                <span className="sr-only">{label}</span>
                <select name={name} defaultValue={value ?? ''}>
                  <option value="">{placeholder}</option>
                  {options.map((option) => (
                    <option key={option.value} value={option.value} label={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
              </label>
            ) : (
              <label key={name}>
                <span className="sr-only">{label}</span>
                <input
                  name={name}
                  maxLength={longest}
                  placeholder="Number plate"
                  autoCapitalize="characters"
                  autoComplete="off"
                  spellCheck={false}
                />
              </label>
            ),
          )}
          <button
            type="submit"
            className="button button-action"
            aria-disabled={isSending || undefined}
            onClick={(event) => isSending && event.preventDefault()}
          >
            {button}
          </button>
        </Form>
      ) : (
        <p>
          <a href={VALUATION} className="button button-action">
            {button}
          </a>
        </p>
      )}
    </div>
  );
}

const VALUATION = '/trade-in';
