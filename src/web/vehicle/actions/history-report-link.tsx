import { Icon } from '#web/ui/icon.tsx';
import { recordEvent } from '#web/visit/record-event.ts';

export function HistoryReportLink({ href, className }: { href: string; className: string }) {
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel="noopener"
      onClick={() => recordEvent('historyReportOpened')}
    >
      <Icon name="document" />
      History report
    </a>
  );
}
