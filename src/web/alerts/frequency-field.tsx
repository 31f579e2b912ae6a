import { startTransition, useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import './alerts.css';
import { type AlertFrequency, alertFrequencies } from '#domain/alerts/alert-frequency.ts';
import { showToast } from '#web/toast/toasts.ts';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import { frequencyWords } from './frequency-words.ts';

/** A choice that was sent; another object each time. */
interface SentChoice {
  choice: string;
}

/** Chooses how often e-mails come. With script a choice is saved at once, so the button is for browsers without. */
export function FrequencyField({ label, value }: { label: string; value: AlertFrequency }) {
  const [shown, setShown] = useSyncedState<string>(value);
  const submit = useSubmit();
  const last = useRef<SentChoice>(undefined);
  const [answered, setAnswered] = useState<SentChoice>();
  useEffect(() => {
    if (!answered || answered !== last.current) return;
    last.current = undefined;
    // after success the page was loaded again, with the choice; after a failure a toast says why
    if (value === answered.choice) showToast({ text: `Emails: ${frequencyWords[value]}` });
    else setShown(value);
  }, [answered, value, setShown]);

  async function choose({ value: choice, form }: HTMLSelectElement): Promise<void> {
    const sent = { choice };
    last.current = sent;
    setShown(choice);
    await submit(form, { preventScrollReset: true });
    // the page that was loaded again is shown by a transition, too
    startTransition(() => setAnswered(sent));
  }

  return (
    <>
      <label className="alert-frequency row-inline gap-2">
        <span>Emails</span>
        <select
          name="frequency"
          value={shown}
          aria-label={label}
          onChange={({ currentTarget }) => void choose(currentTarget)}
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
