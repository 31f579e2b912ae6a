import './vehicle-page.css';
import '#web/templates/vehicle-layout.css';
import type { VehiclePageProps } from '#web/vehicle/vehicle-page-props.ts';

/** The photographs across the screen, the panel as a band below them, then the dealer's words. */
export function VehiclePage(props: VehiclePageProps) {
  const { view } = props;
  return (
    <>
      {props.announcement}
      <div className="vehicle gallery-vehicle">
        <div id="overview" className="gallery-stage">
          {props.media}
        </div>
        <div className="page-width">
          <aside className="gallery-side" aria-label={view.sideLabel}>
            {props.side}
          </aside>
          <div className="vehicle-trail">{props.trail}</div>
          {!view.available && props.similar}
          {props.sections}
          <div className="vehicle-facts">
            <div className="gallery-essay">
              {props.comments}
              {props.facts}
              {props.used}
            </div>
            {props.gauge}
            {props.calculators}
            {props.video}
            {props.location}
            {props.enquiry}
          </div>
          {view.available && props.similar}
        </div>
      </div>
      {props.viewed}
      {props.bars}
    </>
  );
}
