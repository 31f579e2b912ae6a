import { bodyLabel } from '#domain/vehicle/spelling/simple-body.ts';
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
import { sectionName } from '#site/templates.ts';
import { type CommentsView, commentsView } from './comments-view.ts';

/** The facts on a vehicle's page. */
export interface FactsView {
  /** The template's own name of the features and specifications. */
  title: string | undefined;
  /** All lines, once; the components select the groups they show. */
  lines: SpecificationLine[];
  /** Shorter words for lines whose values are too long for four in a row, by label. */
  short: Record<string, string>;
  features: string[];
  comments: CommentsView;
  /** The section on a used vehicle's history. */
  used: UsedView | undefined;
}

export interface UsedView {
  title: string;
  /** The template's own name of the section. */
  name: string | undefined;
  /** The address of the vehicle's history report. */
  report: string | undefined;
}

export function factsView(vehicle: Vehicle, settings: SiteSettings, now: Date): FactsView {
  const { expired_rego } = settings.vehicle;
  const rego = regoExpiry(vehicle.rego_expiry, expired_rego, dayIn(settings.time_zone, now));
  const lines = specificationLines(vehicle, rego);
  return {
    title: sectionName(settings.template, 'features'),
    lines,
    short: shortValues(vehicle, lines),
    features: vehicle.standardEquipment ?? [],
    comments: commentsView(vehicle.dealercomments, settings),
    used: usedView(vehicle, lines, sectionName(settings.template, 'history')),
  };
}

/** Characters; the four facts beside the price then keep to a line each on a phone. */
const LONG_VALUE = 10;

function shortValues(
  vehicle: Vehicle,
  lines: readonly SpecificationLine[],
): Record<string, string> {
  const words: Record<string, string | undefined> = {
    Transmission: vehicle.simple_transmission,
    Body: bodyLabel(vehicle),
    Fuel: vehicle.simple_fuel,
  };
  return Object.fromEntries(
    lines.flatMap(({ label, value }) => {
      const short = words[label];
      const isShorter = short !== undefined && short.length < value.length;
      return isShorter && value.length > LONG_VALUE ? [[label, short]] : [];
    }),
  );
}

function usedView(
  vehicle: Vehicle,
  lines: readonly SpecificationLine[],
  name: string | undefined,
): UsedView | undefined {
  const historyLines = specificationGroup('history', lines);
  const report = historyReport(vehicle);
  if (vehicle.car_type !== 'used' || (historyLines.length === 0 && !report)) return undefined;
  return { title: name ?? `About this used ${vehicleWords(vehicle).singular}`, name, report };
}

/** A placeholder host: addresses that resolve to it are relative. */
const ownHost = 'https://site.invalid';

/**
 * The address of a vehicle's history report; undefined without one, or if it is not an http address. A relative address
 * is resolved from the site's root.
 */
export function historyReport({ file }: Pick<Vehicle, 'file'>): string | undefined {
  const address = file === undefined || file === '' ? null : URL.parse(file, `${ownHost}/`);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  if (address.origin !== ownHost) return address.href;
  return address.pathname + address.search + address.hash;
}
