import { Icon } from '#web/ui/icon.tsx';
import { recordEvent } from '#web/visit/record-event.ts';

interface HistoryReportLinkProps {
  href: string;
  vehicleId: number;
  className: string;
}

export function HistoryReportLink({ href, vehicleId, className }: HistoryReportLinkProps) {
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel="noopener"
      onClick={() => recordEvent('historyReportOpened', { car_id: vehicleId })}
    >
      <Icon name="document" />
      History report
    </a>
  );
}
