import type { ShareTarget } from '#domain/share/share-links.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { VehiclePageTool } from '#site/settings/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type CardToggleView, cardToggleView } from '#web/search/results/card-toggle-view.ts';
import { historyReport } from '#web/vehicle/facts/facts-view.ts';

/** The row of small buttons. */
export interface ToolsView {
  /** In the order of the site's settings, without those that do not apply. */
  tools: VehiclePageTool[];
  toggle: CardToggleView | undefined;
  share: readonly ShareTarget[];
  /** The full address of the page. */
  url: string;
  copiedMs: number;
  report: string | undefined;
}

/** @param url the full address of the vehicle's page */
export function toolsView(vehicle: Vehicle, settings: SiteSettings, url: string): ToolsView {
  const { tools, share_targets, copied_ms } = settings.vehicle;
  const toggle = cardToggleView(vehicle, settings);
  const report = historyReport(vehicle);
  const has: Partial<Record<VehiclePageTool, boolean>> = {
    favourite: toggle !== undefined,
    share: share_targets.length > 0,
    history: report !== undefined,
  };
  return {
    tools: tools.filter((tool) => has[tool] ?? true),
    toggle,
    share: share_targets,
    url,
    copiedMs: copied_ms,
    report,
  };
}
