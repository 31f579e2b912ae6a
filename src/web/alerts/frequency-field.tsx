import './alerts.css';
import {
  type AlertFrequency,
  alertFrequencies,
  isAlertFrequency,
} from '#domain/alerts/alert-frequency.ts';
import { showToast } from '#web/toast/toasts.ts';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import { frequencyWords } from './frequency-words.ts';

/** Chooses how often e-mails come. With script a choice is saved at once, so the button is for browsers without. */
export function FrequencyField({ label, value }: { label: string; value: AlertFrequency }) {
  const [shown, setShown] = useSyncedState<string>(value);

  function choose({ value: chosen, form }: HTMLSelectElement): void {
    setShown(chosen);
    form?.requestSubmit();
    if (isAlertFrequency(chosen)) showToast({ text: `Emails: ${frequencyWords[chosen]}` });
  }

  return (
    <>
      <label className="alert-frequency">
        <span>Emails</span>
        <select
          name="frequency"
          value={shown}
          aria-label={label}
          onChange={({ currentTarget }) => choose(currentTarget)}
        >
          {alertFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {frequencyWords[frequency]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-quiet without-script">
        Save
      </button>
    </>
  );
}
