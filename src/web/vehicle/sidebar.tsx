import './sidebar.css';
import type { ReactNode } from 'react';
import { OwnReservationNote } from '#web/checkout/own-reservation-note.tsx';
import { FinanceEstimate } from '#web/finance/finance-estimate.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ActionButtons } from './actions/action-buttons.tsx';
import { CertifiedBadge } from './certified-badge.tsx';
import { PriceBlock } from './price-block.tsx';
import type { VehicleView } from './vehicle-view.ts';

interface SidebarProps {
  view: VehicleView;
  keyInformation: ReactNode;
  /** The view counter. */
  views: ReactNode;
  tools: ReactNode;
  /** Whether the page has a finance calculator to link to. */
  hasCalculator: boolean;
  /** Whether the estimate is still on its way; its place is reserved. */
  isEstimateLoading: boolean;
}

/** The column beside the pictures: price, key information, actions, finance and location. */
export function Sidebar(props: SidebarProps) {
  const { view, keyInformation, views, tools, hasCalculator, isEstimateLoading } = props;
  const { estimate, location, certified, actions } = view;
  const [first] = actions.buttons;
  return (
    <>
      <div className="side-offer stack gap-3">
        {view.soldMessage ? (
          <p className="sold-message tinted pad-4">{view.soldMessage}</p>
        ) : (
          <PriceBlock price={view.price} saving={view.saving} />
        )}
        {first && (
          <a href={first.href} className="button button-action">
            {first.label}
          </a>
        )}
      </div>
      <OwnReservationNote vehicle={view.slug} isReserved={view.isReserved} />
      {certified && <CertifiedBadge certified={certified} />}
      {keyInformation}
      <ActionButtons actions={actions} vehicleId={view.id} />
      {estimate && (
        <div id="finance-estimate" className="side-finance shaded pad-4">
          <p className="side-finance-label">{view.financeLabel}</p>
          <FinanceEstimate estimate={estimate} />
          {hasCalculator && (
            <a href="#finance-calculator" className="row-inline touch">
              Work out your own repayment
            </a>
          )}
        </div>
      )}
      {isEstimateLoading && (
        <div
          className="side-finance shaded pad-4 side-finance-waiting needs-script"
          aria-busy="true"
        >
          <p className="side-finance-label">{view.financeLabel}</p>
          <p>Working out the repayments…</p>
        </div>
      )}
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
      </div>
      {tools}
    </>
  );
}
