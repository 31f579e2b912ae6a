import './quick-picks.css';
import { dollars } from '#domain/price/dollars.ts';
import { enterText } from '#web/controls/enter-value.ts';

interface QuickPicksProps {
  /** Whole dollars. */
  amounts: readonly number[];
  /** The id of the field that a pick fills in. */
  field: string;
  /** The label of the field: `Deposit`. */
  label: string;
}

/** Usual amounts beside a field for money. A pick counts as if it had been typed. */
export function QuickPicks({ amounts, field, label }: QuickPicksProps) {
  if (amounts.length === 0) return null;
  return (
    <ul className="quick-picks needs-script" aria-label={`Usual amounts: ${label}`}>
      {amounts.map((amount) => (
        <li key={amount}>
          <button
            type="button"
            onClick={() => {
              const input = document.getElementById(field);
              if (input instanceof HTMLInputElement) enterText(input, String(amount));
            }}
          >
            {dollars(amount)}
          </button>
        </li>
      ))}
    </ul>
  );
}
