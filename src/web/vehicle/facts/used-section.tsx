import { HistoryReportLink } from '#web/vehicle/actions/history-report-link.tsx';
import type { UsedView } from './facts-view.ts';
import { LineList } from './line-list.tsx';

/** What tells of a used vehicle's life so far. */
export function UsedSection({ used }: { used: UsedView }) {
  const { title, lines, report } = used;
  return (
    <section aria-labelledby="used" className="used-section">
      <h2 id="used">{title}</h2>
      <LineList lines={lines} className="specifications" />
      {report && (
        <p>
          <HistoryReportLink href={report} className="button button-quiet" />
        </p>
      )}
    </section>
  );
}
