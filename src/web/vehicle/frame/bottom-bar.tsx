import './bottom-bar.css';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { openEnquiry } from '#web/vehicle/enquiry/open-enquiry.ts';
import type { VehicleView } from '#web/vehicle/vehicle-view.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Pixels. Source: specification 2, section 9, "UI constants". */
const OPENS_AFTER = 900;

/** Call, test drive and the primary action within thumb's reach. It is there without script. */
export function BottomBar({ view }: { view: VehicleView }) {
  const isOpen = useScrolledPast(OPENS_AFTER);
  const { primary, testDrive, call } = view.actions;
  return (
    <section className="bottom-bar" aria-label="Contact the dealer" data-open={isOpen || undefined}>
      {call && (
        <PhoneLink
          phone={call.phone}
          vehicleId={view.id}
          className="button button-quiet bottom-bar-call"
          isIconOnly
        >
          {(number) => (
            <>
              <Icon name="phone" />
              <span className="sr-only">
                {call.label} {number}
              </span>
            </>
          )}
        </PhoneLink>
      )}
      {testDrive && (
        <a href={testDrive.href} className="button button-quiet">
          {testDrive.label}
        </a>
      )}
      {primary && (
        <a
          href={primary.href}
          className="button button-action bottom-bar-lead"
          onClick={openEnquiry}
        >
          {primary.label}
        </a>
      )}
    </section>
  );
}
