import { dayIn } from '#domain/time/day-in.ts';
import { regoExpiry } from '#domain/vehicle/rego-expiry.ts';
import { specificationGroup } from '#domain/vehicle/display/line-groups.ts';
import {
  type SpecificationLine,
  specificationLines,
} from '#domain/vehicle/display/specification-lines.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type CommentsView, commentsView } from './comments-view.ts';

/** What is known of a vehicle, worded. */
export interface FactsView {
  /** Every line; the groups of them are told apart where they are shown, so that none is sent twice. */
  lines: SpecificationLine[];
  features: string[];
  comments: CommentsView;
  /** Of a used vehicle: what tells of its life so far. */
  used: UsedView | undefined;
}

export interface UsedView {
  title: string;
  /** The address of its history report. */
  report: string | undefined;
}

export function factsView(vehicle: Vehicle, settings: SiteSettings, now: Date): FactsView {
  const { expired_rego } = settings.vehicle;
  const rego = regoExpiry(vehicle.rego_expiry, expired_rego, dayIn(settings.time_zone, now));
  const lines = specificationLines(vehicle, rego);
  return {
    lines,
    features: vehicle.standardEquipment ?? [],
    comments: commentsView(vehicle.dealercomments, settings),
    used: usedView(vehicle, lines),
  };
}

function usedView(vehicle: Vehicle, lines: readonly SpecificationLine[]): UsedView | undefined {
  const told = specificationGroup('history', lines);
  const report = historyReport(vehicle);
  if (vehicle.car_type !== 'used' || (told.length === 0 && !report)) return undefined;
  return { title: `About this used ${vehicleWords(vehicle).singular}`, report };
}

/** Any host that no report is at: what resolves to it is an address of the site itself. */
const ownHost = 'https://site.invalid';

/**
 * Undefined for a vehicle without a report, and for what is no address of a page. A relative address is one of the
 * site's own, from its root.
 */
export function historyReport({ file }: Pick<Vehicle, 'file'>): string | undefined {
  const address = file === undefined || file === '' ? null : URL.parse(file, `${ownHost}/`);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  if (address.origin !== ownHost) return address.href;
  return address.pathname + address.search + address.hash;
}
