import './used-section.css';
import { specificationGroup } from '#domain/vehicle/display/line-groups.ts';
import type { SpecificationLine } from '#domain/vehicle/display/specification-lines.ts';
import { HistoryReportLink } from '#web/vehicle/actions/history-report-link.tsx';
import type { UsedView } from './facts-view.ts';
import { LineList } from './line-list.tsx';

interface UsedSectionProps {
  used: UsedView;
  vehicleId: number;
  /** All facts of the vehicle. */
  lines: readonly SpecificationLine[];
}

/** A used vehicle's history. */
export function UsedSection({ used, vehicleId, lines }: UsedSectionProps) {
  const { title, report } = used;
  // the panel shows the kilometres
  const history = specificationGroup('history', lines).filter(
    ({ label }) => label !== 'Kilometres',
  );
  return (
    <section aria-labelledby="used" className="used-section">
      <h2 id="used">{title}</h2>
      <LineList lines={history} className="used-facts" />
      {report && (
        <p>
          <HistoryReportLink href={report} vehicleId={vehicleId} className="button button-quiet" />
        </p>
      )}
    </section>
  );
}
