import '#web/account/garage/garage.css';
import './alerts.css';
import { Form } from 'react-router';
import type { AlertFrequency } from '#domain/alerts/alert-frequency.ts';
import { FrequencyField } from './frequency-field.tsx';

/** Whether e-mails tell of price drops and sales of watched vehicles. */
export function WatchlistAlerts({ frequency }: { frequency: AlertFrequency }) {
  return (
    <section aria-labelledby="garage-watchlist-alerts" className="stack gap-4">
      <h2 id="garage-watchlist-alerts">Your watchlist</h2>
      <p>We can email you when a vehicle on your watchlist drops in price or sells.</p>
      <Form method="post" preventScrollReset className="saved-search-form cluster gap-2">
        <input type="hidden" name="go" value="watchlist" />
        <FrequencyField label="Emails about your watchlist" value={frequency} />
      </Form>
    </section>
  );
}
