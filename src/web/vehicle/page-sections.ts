import type { CalculatorsView } from '#web/calculators/calculators-view.ts';
import type { PageSection } from './frame/section-bar.tsx';
import type { VehicleView } from './vehicle-view.ts';

/** The sections of a vehicle's page that its section bar links to, in the page's order. */
export function pageSections(
  { facts, location }: Pick<VehicleView, 'facts' | 'location'>,
  calculators: CalculatorsView,
): PageSection[] {
  const sections: [id: string, label: string, exists: boolean][] = [
    ['overview', 'Overview', true],
    ['facts-title', facts.title ?? 'Features', facts.features.length + facts.lines.length > 0],
    ['used', facts.used?.name ?? 'History', facts.used !== undefined],
    [
      'finance-calculator',
      calculators.finance?.title ?? 'Repayments',
      calculators.finance !== undefined,
    ],
    ['fuel-calculator', 'Fuel', calculators.fuel !== undefined],
    ['delivery', 'Delivery', calculators.delivery !== undefined],
    ['vehicle-map', 'Location', location !== undefined],
    ['enquire', 'Enquire', true],
  ];
  return sections.flatMap(([id, label, exists]) => (exists ? [{ id, label }] : []));
}
