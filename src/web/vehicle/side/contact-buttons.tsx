import './contact-buttons.css';
import { Icon } from '#web/ui/icon.tsx';
import { CallButton, MissingPhone } from '#web/vehicle/actions/call-button.tsx';
import { openEnquiry } from '#web/vehicle/enquiry/open-enquiry.ts';
import type { PageActionsView } from '#web/vehicle/actions/page-actions-view.ts';

interface ContactButtonsProps {
  actions: PageActionsView;
  vehicleId: number;
}

/** The primary action, and the test drive and the call below it. On phones the bottom bar has them. */
export function ContactButtons({ actions, vehicleId }: ContactButtonsProps) {
  const { primary, testDrive, call, isPhoneMissing } = actions;
  return (
    <div className="contact-buttons">
      {primary && (
        <a href={primary.href} className="button button-action contact-lead" onClick={openEnquiry}>
          {primary.label}
        </a>
      )}
      {testDrive && (
        <a href={testDrive.href} className="button button-quiet contact-other">
          <Icon name="wheel" />
          {testDrive.label}
        </a>
      )}
      {call && (
        <CallButton
          call={call}
          vehicleId={vehicleId}
          className="button button-quiet contact-other"
        />
      )}
      {isPhoneMissing && <MissingPhone />}
    </div>
  );
}
