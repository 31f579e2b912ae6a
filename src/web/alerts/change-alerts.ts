import { isAlertFrequency } from '#domain/alerts/alert-frequency.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';
import { postedForm } from '#web/posted-form.ts';

/** Does what the pressed button (`go`) of the page of saved searches says. */
export async function changeAlerts(
  request: Request,
  visitor: Visitor,
  { alerts }: Pick<RequestServices, 'alerts'>,
): Promise<void> {
  const { go, sent } = await postedForm(request, ['delete', 'confirm', 'search', 'watchlist']);
  const { id = '', frequency = '' } = sent;
  if (go === 'delete') await alerts.deleteSearch(visitor, id);
  if (go === 'confirm') await alerts.requestConfirmation(visitor.id, { isAgain: true });
  if (!isAlertFrequency(frequency)) return;
  if (go === 'search') await alerts.changeSearch(visitor, id, frequency);
  if (go === 'watchlist') await alerts.changeWatchlistAlerts(visitor, frequency);
}
