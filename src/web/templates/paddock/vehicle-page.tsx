import './vehicle-page.css';
import '#web/templates/vehicle-layout.css';
import { CardTagLabel } from '#web/ui/card/card-tag-label.tsx';
import type { VehiclePageProps } from '#web/vehicle/vehicle-page-props.ts';

/** The name across the page, the pictures at full column width, the price and actions in a panel. */
export function VehiclePage(props: VehiclePageProps) {
  const { view } = props;
  return (
    <>
      {props.announcement}
      <div className="paddock-vehicle">
        <div className="paddock-title">
          <div className="paddock-title-inner page-width">
            {props.trail}
            <div className="vehicle-name stack gap-1 paddock-name">
              <p className="vehicle-condition row gap-3 paddock-condition">
                {view.condition} <CardTagLabel tag={view.tag} />
              </p>
              <h1>{view.title}</h1>
              {view.subtitle && <p className="vehicle-subtitle soft large">{view.subtitle}</p>}
            </div>
          </div>
        </div>
        <div className="vehicle-columns stack gap-3 paddock-columns page-width">
          <div className="vehicle-gallery">{props.media}</div>
          <aside className="vehicle-side paddock-side stack gap-4" aria-label={view.sideLabel}>
            {props.side}
          </aside>
          <div className="vehicle-facts">
            {props.facts}
            {props.gauge}
            {props.comments}
            {props.used}
            {props.video}
            {props.calculators}
            {props.location}
          </div>
          <div className="vehicle-enquiry">{props.enquiry}</div>
        </div>
        {props.similar}
      </div>
      {props.bars}
    </>
  );
}
