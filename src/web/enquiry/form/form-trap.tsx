/** Under which the trap is sent. */
export const TRAP = 'company_website';

/** No person sees this field or reaches it; what fills it in is a robot. */
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
