import { useEffect, useState } from 'react';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { recordEvent } from '#web/visit/record-event.ts';
import type { CallView } from './page-actions-view.ts';
import { recordPhoneReveal } from './record-phone-reveal.ts';

interface CallButtonProps {
  call: CallView;
  vehicleId: number;
  dealership: string;
  className: string;
}

/** The number, covered until a shopper asks for it; the second click calls. Without script the first does. */
export function CallButton({ call, vehicleId, dealership, className }: CallButtonProps) {
  const { slug } = useSite();
  const [isRevealed, setRevealed] = useState(call.masked === undefined);
  const shown = isRevealed ? call.text : call.masked;
  return (
    <a
      href={call.href}
      className={className}
      onClick={(event) => {
        if (isRevealed) {
          recordEvent('dealerCalled', { car_id: vehicleId });
          return;
        }
        event.preventDefault();
        setRevealed(true);
        recordPhoneReveal({ car_id: vehicleId, dealership_id: dealership, website_id: slug });
      }}
    >
      <Icon name="phone" />
      <span>
        {call.label} <span className="call-number">{shown}</span>
        {!isRevealed && <span className="sr-only">, show the number</span>}
      </span>
    </a>
  );
}

/** Stands where the button would: nothing is shown, and whoever looks after the site can find out why. */
export function NoPhone() {
  useEffect(() => console.warn('No phone number is known for this vehicle'), []);
  return null;
}
