import { CardTagLabel } from '#web/ui/card-tag-label.tsx';
import type { VehiclePageProps } from '#web/vehicle/vehicle-page-props.ts';

/** Pictures and facts on the left; name, price and the way to ask stay beside them. */
export function VehiclePage(props: VehiclePageProps) {
  const { view } = props;
  return (
    <div className="harbour-vehicle">
      {props.trail}
      <div className="vehicle-columns">
        <div className="vehicle-gallery">{props.gallery}</div>
        <aside className="vehicle-side" aria-label="Price and contact">
          <p className="vehicle-condition">
            {view.condition} <CardTagLabel tag={view.tag} />
          </p>
          <h1>{view.title}</h1>
          {view.subtitle && <p className="vehicle-subtitle">{view.subtitle}</p>}
          {view.soldMessage ? <p className="sold-message">{view.soldMessage}</p> : props.price}
          {props.highlights}
          {props.actions}
          {view.location && <p className="vehicle-place">At {view.location.name}</p>}
        </aside>
        <div className="vehicle-facts">
          {props.comments}
          {props.specifications}
          {props.calculators}
          {props.location}
        </div>
        <div className="vehicle-enquiry">{props.enquiry}</div>
      </div>
    </div>
  );
}
