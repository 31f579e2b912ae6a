import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import './alerts.css';
import { type AlertFrequency, alertFrequencies } from '#domain/alerts/alert-frequency.ts';
import { showToast } from '#web/toast/toasts.ts';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import { frequencyWords } from './frequency-words.ts';

/** Chooses how often e-mails come. With script a choice is saved at once, so the button is for browsers without. */
export function FrequencyField({ label, value }: { label: string; value: AlertFrequency }) {
  const [shown, setShown] = useSyncedState<string>(value);
  const isIdle = useNavigation().state === 'idle';
  /** The choice that was sent and has no answer yet. */
  const sent = useRef<{ choice: string; isOnItsWay: boolean }>(undefined);
  useEffect(() => {
    if (!sent.current) return;
    if (!isIdle) sent.current.isOnItsWay = true;
    else if (sent.current.isOnItsWay) {
      // after success the page was loaded again, with the choice; after a failure a toast says why
      if (value === sent.current.choice) showToast({ text: `Emails: ${frequencyWords[value]}` });
      else setShown(value);
      sent.current = undefined;
    }
  }, [isIdle, value, setShown]);

  function choose(select: HTMLSelectElement): void {
    setShown(select.value);
    sent.current = { choice: select.value, isOnItsWay: false };
    select.form?.requestSubmit();
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
