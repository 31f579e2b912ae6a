import './form-field.css';
/** The name of the honeypot input. */
export const TRAP = 'company_website';

/** A honeypot: people neither see nor reach the input, so whoever fills it in is a robot. */
export function FormTrap() {
  return (
    <div className="enquiry-trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
