import type { ShareTarget } from '#domain/share/share-links.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { VehiclePageTool } from '#site/settings/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type CardToggleView, cardToggleView } from '#web/search/results/card-toggle-view.ts';
import { historyReport } from '#web/vehicle/facts/facts-view.ts';

export type RowTool = Exclude<VehiclePageTool, 'favourite'>;

/** The small buttons. */
export interface ToolsView {
  /** In the order of the site's settings, without those that do not apply. */
  tools: RowTool[];
  /** The button over the pictures, if the site's tools include it. */
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
  const report = historyReport(vehicle);
  const has: Partial<Record<RowTool, boolean>> = {
    share: share_targets.length > 0,
    // a used vehicle's section on its history has it
    history: report !== undefined && vehicle.car_type !== 'used',
  };
  return {
    tools: tools.filter((tool) => tool !== 'favourite').filter((tool) => has[tool] ?? true),
    toggle: tools.includes('favourite') ? cardToggleView(vehicle, settings) : undefined,
    share: share_targets,
    url,
    copiedMs: copied_ms,
    report,
  };
}
