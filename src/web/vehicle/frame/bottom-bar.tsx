import './bottom-bar.css';
import { CallButton } from '#web/vehicle/actions/call-button.tsx';
import type { VehicleView } from '#web/vehicle/vehicle-view.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/**
 * Pixels; by then the buttons beside the price have left a phone's screen. The sticky header appears at the same point.
 */
const APPEARS_AFTER = 500;
/** Pixels. Source: specification 2, section 9, "UI constants". */
const OPENS_AFTER = 900;

/** The two main actions within thumb's reach. The sticky header names the vehicle. */
export function BottomBar({ view }: { view: VehicleView }) {
  const isShown = useScrolledPast(APPEARS_AFTER);
  const isOpen = useScrolledPast(OPENS_AFTER);
  if (!isShown) return null;
  const { call, buttons } = view.actions;
  const [first] = buttons;
  return (
    <section className="bottom-bar" aria-label="Contact the dealer" data-open={isOpen || undefined}>
      {first && (
        <a href={first.href} className="button button-action bottom-bar-lead">
          {first.label}
        </a>
      )}
      {call && (
        <CallButton
          call={call}
          vehicleId={view.id}
          className="button button-quiet bottom-bar-call"
        />
      )}
    </section>
  );
}
