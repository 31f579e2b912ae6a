import './vehicle-page.css';
import '#web/templates/vehicle-layout.css';
import type { VehiclePageProps } from '#web/vehicle/vehicle-page-props.ts';

/** Rounded pictures beside a white panel that stays; the highlights lead, and the history stands out. */
export function VehiclePage(props: VehiclePageProps) {
  const { view } = props;
  return (
    <>
      {props.announcement}
      <div className="vehicle harbour-vehicle page-width">
        <div className="vehicle-trail harbour-trail">{props.trail}</div>
        <div className="vehicle-columns">
          <div id="overview" className="vehicle-gallery">
            {props.media}
          </div>
          <aside className="vehicle-side harbour-side" aria-label={view.sideLabel}>
            {props.side}
          </aside>
          <div className="vehicle-body">
            {!view.available && props.similar}
            {props.sections}
            <div className="vehicle-facts">
              {props.facts}
              {props.comments}
              {props.used}
              {props.gauge}
              {props.calculators}
              {props.video}
              {props.location}
              {props.enquiry}
            </div>
          </div>
        </div>
        {view.available && props.similar}
      </div>
      {props.viewed}
      {props.bars}
    </>
  );
}
