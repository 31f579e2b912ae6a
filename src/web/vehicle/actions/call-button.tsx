import { useEffect } from 'react';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { CallView } from './page-actions-view.ts';

interface CallButtonProps {
  call: CallView;
  vehicleId: number;
  className: string;
}

/** A button that calls the dealer about the vehicle of the open page. */
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

/** Rendered instead of the button if the vehicle has no phone number: shows nothing, but warns in the console. */
export function MissingPhone() {
  useEffect(
    () => console.warn('This vehicle has no phone number, so the call button is not shown'),
    [],
  );
  return null;
}
