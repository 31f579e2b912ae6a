import './vehicle-page.css';
import '#web/templates/vehicle-layout.css';
import type { VehiclePageProps } from '#web/vehicle/vehicle-page-props.ts';

/** Pictures from the edge of the screen against a name plate in the dealer's colour; the dealer's words lead. */
export function VehiclePage(props: VehiclePageProps) {
  const { view } = props;
  return (
    <>
      {props.announcement}
      <div className="vehicle paddock-vehicle page-width">
        <div className="vehicle-trail paddock-trail">{props.trail}</div>
        <div className="vehicle-columns">
          <div id="overview" className="vehicle-gallery paddock-gallery">
            {props.media}
          </div>
          <aside className="vehicle-side paddock-side" aria-label={view.sideLabel}>
            {props.side}
          </aside>
          <div className="vehicle-body paddock-body">
            {!view.available && props.similar}
            {props.sections}
            <div className="vehicle-facts">
              {props.comments}
              {props.facts}
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
