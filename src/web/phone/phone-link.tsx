import './phone-link.css';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useSiteOfFrame } from '#web/site/use-site.ts';
import { showToast } from '#web/toast/toasts.ts';
import { pageVehicle } from '#web/visit/page-vehicle.ts';
import type { PhoneView } from './phone-view.ts';
import { subscribeToReveal, revealedPhone, revealPhones } from './revealed-phones.ts';
import { telAddress } from './tel-address.ts';

interface PhoneLinkProps {
  phone: PhoneView;
  /** The vehicle of a card; by default the open page's. */
  vehicleId?: number;
  className?: string;
  /** The link shows no number, so a toast shows it. */
  isIconOnly?: boolean;
  /** Wraps the number, masked or revealed, in text or an icon. */
  children?(number: ReactNode): ReactNode;
}

/**
 * A link that calls a number. If the site masks numbers, the first click reveals all numbers of the page and the next
 * one calls. Without script the first click opens a page with a button that reveals them.
 */
export function PhoneLink({
  phone,
  vehicleId,
  className,
  isIconOnly = false,
  children = (number) => number,
}: PhoneLinkProps) {
  const { name } = phone;
  const site = useSiteOfFrame();
  const [isAsking, setAsking] = useState(false);
  const number = useSyncExternalStore(
    subscribeToReveal,
    () => numberOf(phone),
    () => (name === undefined ? phone.text : undefined),
  );

  async function reveal(): Promise<void> {
    setAsking(true);
    const open = pageVehicle();
    try {
      await revealPhones({
        car_id: vehicleId ?? open?.id,
        dealership_id: open?.dealership,
        website_id: site?.slug,
      });
      const known = numberOf(phone);
      if (isIconOnly && known !== undefined) {
        showToast({ text: 'You can call us on', link: { label: known, href: telAddress(known) } });
      }
    } catch (error) {
      console.warn('The phone numbers could not be revealed', error);
      showToast({ text: 'The number could not be shown. Please try again.', isFault: true });
    }
  }

  const shown = (
    <>
      <span className="call-number" aria-live={isAsking ? 'polite' : undefined}>
        {number ?? phone.text}
      </span>
      {number === undefined && <span className="sr-only">, show the number</span>}
    </>
  );
  if (number !== undefined) {
    return (
      <a href={telAddress(number)} className={className} data-car={vehicleId}>
        {children(shown)}
      </a>
    );
  }
  return (
    <a
      href={vehicleId === undefined ? '/call' : `/call?car_id=${vehicleId}`}
      className={className}
      rel="nofollow"
      onClick={(event) => {
        event.preventDefault();
        void reveal();
      }}
    >
      {children(shown)}
    </a>
  );
}

function numberOf({ name, text }: PhoneView): string | undefined {
  return name === undefined ? text : revealedPhone(name);
}
