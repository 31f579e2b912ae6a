import type { ReactNode } from 'react';
import { linesOf } from '#domain/vehicle/line-groups.ts';
import { FinanceEstimate } from '#web/finance/finance-estimate.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ActionButtons } from './actions/action-buttons.tsx';
import { CertifiedBadge } from './certified-badge.tsx';
import { PriceBlock } from './price-block.tsx';
import type { VehicleView } from './vehicle-view.ts';

interface SidebarProps {
  view: VehicleView;
  /** How often the vehicle has been looked at. */
  views: ReactNode;
  tools: ReactNode;
  /** Whether the page has a calculator to lead to. */
  hasCalculator: boolean;
}

/** Beside the pictures: what it costs, what can be done, and where it is. */
export function Sidebar({ view, views, tools, hasCalculator }: SidebarProps) {
  const { estimate, location, certified } = view;
  return (
    <>
      {view.soldMessage ? (
        <p className="sold-message">{view.soldMessage}</p>
      ) : (
        <PriceBlock price={view.price} saving={view.saving} />
      )}
      {certified && <CertifiedBadge certified={certified} />}
      {estimate && (
        <div id="finance-estimate" className="side-finance">
          <p className="side-finance-label">{view.financeLabel}</p>
          <FinanceEstimate estimate={estimate} />
          {hasCalculator && <a href="#finance-calculator">Work out your own repayment</a>}
        </div>
      )}
      <ActionButtons actions={view.actions} vehicleId={view.id} />
      <div className="side-lines">
        {location && (
          <p className="vehicle-place">
            <Icon name="pin" />
            <a href="#vehicle-map">At {location.name}</a>
          </p>
        )}
        {views}
        {!estimate && hasCalculator && (
          <p>
            <Icon name="calculator" />
            <a href="#finance-calculator">Finance calculator</a>
          </p>
        )}
        {linesOf('key', view.facts.lines).length > 0 && (
          <p>
            <Icon name="document" />
            <a href="#key-information">Key information</a>
          </p>
        )}
      </div>
      {tools}
    </>
  );
}
