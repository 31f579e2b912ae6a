import { isAlertFrequency } from '#domain/alerts/alert-frequency.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import type { SiteServices } from '#services/site-services.ts';

/** Does what the pressed button (`go`) of the page of saved searches says. */
export async function changeAlerts(
  body: FormData,
  visitor: Visitor,
  { alerts }: Pick<SiteServices, 'alerts'>,
): Promise<void> {
  const text = (name: string) => String(body.get(name) ?? '');
  const frequency = text('frequency');
  const go = text('go');
  if (go === 'delete') await alerts.deleteSearch(visitor, text('id'));
  if (go === 'confirm') await alerts.requestConfirmation(visitor.id, { isAgain: true });
  if (!isAlertFrequency(frequency)) return;
  if (go === 'search') await alerts.changeSearch(visitor, text('id'), frequency);
  if (go === 'watchlist') await alerts.changeWatchlistAlerts(visitor, frequency);
}
