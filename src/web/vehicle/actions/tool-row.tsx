import './action-buttons.css';
import './tool.css';
import { BrochureButton } from '#web/brochure/brochure-button.tsx';
import { SaveToggle } from '#web/account/save-toggle.tsx';
import { FavouriteToggle } from '#web/favourites/favourite-toggle.tsx';
import type { VehiclePageTool } from '#site/settings/vehicle.ts';
import { CopyLink } from './copy-link.tsx';
import { HistoryReportLink } from './history-report-link.tsx';
import { ShareMenu } from './share-menu.tsx';
import type { ToolsView } from './tools-view.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import { Icon } from '#web/ui/icon.tsx';

interface ToolRowProps {
  tools: ToolsView;
  vehicle: { id: number; slug: string; title: string };
  /** The address of the vehicle's first picture, for the favourites. */
  pictureUrl: string | undefined;
}

/** The small buttons: save, share, copy, print, brochure, history report. */
export function ToolRow({ tools, vehicle, pictureUrl }: ToolRowProps) {
  return (
    <ul className="tool-row stack gap-1" aria-label="Save and share">
      {tools.tools.map((tool) => (
        <li key={tool}>
          <Tool tool={tool} tools={tools} vehicle={vehicle} pictureUrl={pictureUrl} />
        </li>
      ))}
    </ul>
  );
}

function Tool({ tool, tools, vehicle, pictureUrl }: ToolRowProps & { tool: VehiclePageTool }) {
  const { toggle, share, url, copiedMs, report } = tools;
  switch (tool) {
    case 'favourite':
      return toggle && <SaveButton toggle={toggle} vehicle={vehicle} pictureUrl={pictureUrl} />;
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

function SaveButton({
  toggle,
  vehicle,
  pictureUrl,
}: {
  toggle: NonNullable<ToolsView['toggle']>;
  vehicle: ToolRowProps['vehicle'];
  pictureUrl: string | undefined;
}) {
  if (toggle.kind === 'save') {
    return <SaveToggle id={vehicle.id} name={toggle.name} hasLabel />;
  }
  const { kind, ...names } = toggle;
  const favourite = { ...vehicle, ...names, primary_image_url: pictureUrl };
  return <FavouriteToggle kind={kind} favourite={favourite} hasLabel />;
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
