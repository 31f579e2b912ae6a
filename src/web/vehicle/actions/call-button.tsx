import { useEffect } from 'react';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { CallView } from './page-actions-view.ts';

interface CallButtonProps {
  call: CallView;
  vehicleId: number;
  className: string;
}

/** The number to call about the vehicle whose page is open. */
export function CallButton({ call, vehicleId, className }: CallButtonProps) {
  return (
    <PhoneLink phone={call.phone} vehicleId={vehicleId} className={className}>
      {(number) => (
        <>
          <Icon name="phone" />
          <span>
            {call.label} {number}
          </span>
        </>
      )}
    </PhoneLink>
  );
}

/** Stands where the button would: nothing is shown, and whoever looks after the site can find out why. */
export function NoPhone() {
  useEffect(() => console.warn('No phone number is known for this vehicle'), []);
  return null;
}
