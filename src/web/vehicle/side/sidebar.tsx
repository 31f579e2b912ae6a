import './sidebar.css';
import './offer.css';
import type { ReactNode } from 'react';
import { OwnReservationNote } from '#web/checkout/own-reservation-note.tsx';
import { ENQUIRE_FOR_FINANCE } from '#web/finance/finance-texts.ts';
import { PriceBlock } from '#web/vehicle/price-block.tsx';
import type { VehicleView } from '#web/vehicle/vehicle-view.ts';
import { CertifiedBadge } from './certified-badge.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { MoreWays } from './more-ways.tsx';
import { AwaitedTerms, PanelTerms, Repayment } from './repayment.tsx';
import { TrustLine } from './trust-line.tsx';
import { VehicleName } from './vehicle-name.tsx';

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

/** The panel beside the pictures, below them on phones: name, facts, price and repayment, and the ways to ask. */
export function Sidebar(props: SidebarProps) {
  const { view, keyInformation, views, tools, hasCalculator, isEstimateLoading } = props;
  const { estimate, certified, actions } = view;
  return (
    <>
      <div className="side-group">
        <VehicleName view={view} />
        {keyInformation}
      </div>
      <div className="side-group">
        {view.soldMessage ? (
          <p className="sold-message tinted pad-4">{view.soldMessage}</p>
        ) : (
          <div className="side-offer">
            <PriceBlock price={view.price} saving={view.saving} />
            {estimate && <Repayment estimate={estimate} label={view.financeLabel} />}
          </div>
        )}
        {view.onRoadCosts !== undefined && <p className="on-roads">{view.onRoadCosts}</p>}
        {estimate && estimate !== ENQUIRE_FOR_FINANCE && <PanelTerms estimate={estimate} />}
        {isEstimateLoading && <AwaitedTerms />}
        {certified && <CertifiedBadge certified={certified} />}
        <OwnReservationNote vehicle={view.slug} isReserved={view.isReserved} />
      </div>
      <div className="side-group">
        <ContactButtons actions={actions} vehicleId={view.id} />
        <MoreWays view={view} views={views} tools={tools} hasCalculator={hasCalculator} />
        <TrustLine points={view.trust} />
      </div>
    </>
  );
}
