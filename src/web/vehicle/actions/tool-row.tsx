import './tool-row.css';
import './tool.css';
import { BrochureButton } from '#web/brochure/brochure-button.tsx';
import { CopyLink } from './copy-link.tsx';
import { HistoryReportLink } from './history-report-link.tsx';
import { ShareMenu } from './share-menu.tsx';
import type { RowTool, ToolsView } from './tools-view.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import { Icon } from '#web/ui/icon.tsx';

interface ToolRowProps {
  tools: ToolsView;
  vehicle: { id: number; slug: string; title: string };
}

/** The small buttons: share, copy, print, brochure, history report. */
export function ToolRow({ tools, vehicle }: ToolRowProps) {
  if (tools.tools.length === 0) return null;
  return (
    <ul className="tool-row stack gap-1" aria-label="Share and print">
      {tools.tools.map((tool) => (
        <li key={tool}>
          <Tool tool={tool} tools={tools} vehicle={vehicle} />
        </li>
      ))}
    </ul>
  );
}

function Tool({ tool, tools, vehicle }: ToolRowProps & { tool: RowTool }) {
  const { share, url, copiedMs, report } = tools;
  switch (tool) {
    case 'share':
      return <ShareMenu targets={share} title={vehicle.title} url={url} />;
    case 'copy':
      return <CopyLink url={url} copiedMs={copiedMs} />;
    case 'print':
      return <PrintLink id={vehicle.id} slug={vehicle.slug} />;
    case 'brochure':
      return <BrochureButton {...vehicle} />;
    case 'history':
      return (
        report && (
          <HistoryReportLink
            href={report}
            vehicleId={vehicle.id}
            className="tool soft small row gap-1"
          />
        )
      );
  }
}

/** Opens a vehicle's printable page in a new tab. */
function PrintLink({ id, slug }: { id: number; slug: string }) {
  return (
    <a
      href={`/print?car_id=${slug}`}
      className="tool soft small row gap-1"
      target="_blank"
      rel="noopener nofollow"
      onClick={() => recordEvent('brochurePrinted', { car_id: id, slug })}
    >
      <Icon name="print" />
      Print
    </a>
  );
}
