import { CallButton } from '#web/vehicle/actions/call-button.tsx';
import type { VehicleView } from '#web/vehicle/vehicle-view.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Source: specification 2, section 9, "UI constants". */
const OPENS_AFTER = 900;

/** The two things to do, in reach of a thumb; further down it says again what they are about. */
export function BottomBar({ view }: { view: VehicleView }) {
  const isOpen = useScrolledPast(OPENS_AFTER);
  const [first] = view.actions.buttons;
  const { call } = view.actions;
  return (
    <section className="bottom-bar" aria-label="Contact the dealer" data-open={isOpen || undefined}>
      {isOpen && (
        <p className="bottom-bar-about">
          <span>{view.title}</span>
          {view.available && (
            <strong>
              {view.price.text} {view.price.label === '/week' && view.price.label}
            </strong>
          )}
        </p>
      )}
      <div className="bottom-bar-buttons">
        {first && (
          <a href={first.href} className="button button-action">
            {first.label}
          </a>
        )}
        {call && <CallButton call={call} vehicleId={view.id} className="button button-quiet" />}
      </div>
    </section>
  );
}
