import './vehicle-page.css';
import '#web/templates/vehicle-layout.css';
import { CardTagLabel } from '#web/ui/card/card-tag-label.tsx';
import type { VehiclePageProps } from '#web/vehicle/vehicle-page-props.ts';

/** Pictures and facts on the left; name, price and contact buttons stay beside them. */
export function VehiclePage(props: VehiclePageProps) {
  const { view } = props;
  return (
    <>
      {props.announcement}
      <div className="harbour-vehicle page-width">
        {props.trail}
        <div className="vehicle-columns stack gap-3 harbour-columns">
          <div className="vehicle-gallery">{props.media}</div>
          <aside className="vehicle-side stack gap-3" aria-label={view.sideLabel}>
            <div className="vehicle-name stack gap-1">
              <p className="vehicle-condition row gap-3">
                {view.condition} <CardTagLabel tag={view.tag} />
              </p>
              <h1>{view.title}</h1>
              {view.subtitle && <p className="vehicle-subtitle soft large">{view.subtitle}</p>}
            </div>
            {props.side}
          </aside>
          <div className="vehicle-facts">
            {props.comments}
            {props.facts}
            {props.gauge}
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
