import './spinner.css';

interface GoButtonProps {
  /** What the server reads when the button is pressed. */
  go: string;
  /** The pressed button, until its answer arrives. */
  pressed: string | undefined;
  label: string;
  /** Replaces the label while the answer is awaited. */
  busy: string;
  className: string;
}

/** The main button of a form that has several. */
export function GoButton({ go, pressed, label, busy, className }: GoButtonProps) {
  return (
    <button
      type="submit"
      name="go"
      value={go}
      className={className}
      aria-disabled={pressed !== undefined}
    >
      {pressed === go && <span className="spinner" aria-hidden="true" />}
      {pressed === go ? busy : label}
    </button>
  );
}

/** The pressed button of a form, until its answer arrives; otherwise undefined. */
export function pressedGo(sent: FormData | undefined): string | undefined {
  const go = sent?.get('go');
  return typeof go === 'string' ? go : undefined;
}
