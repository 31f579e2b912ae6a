import { type SalesPace, salesToday } from '#domain/sales/sales-today.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';

export interface SalesCounterView {
  label: string;
  note: string | undefined;
  /** When the page was made; the browser counts on. */
  count: number;
  pace: SalesPace;
  refreshMs: number;
}

export function salesCounterView(
  { label, note, ...props }: SectionContent<'sales-counter'>,
  { now }: Pick<RequestServices, 'now'>,
): SalesCounterView {
  const pace = {
    perDay: props.per_day,
    secondsPerSale: props.seconds_per_sale,
    timeZone: props.time_zone,
  };
  return {
    label,
    note,
    count: salesToday(now, pace),
    pace,
    refreshMs: props.refresh_seconds * 1000,
  };
}
