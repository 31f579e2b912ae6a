import { Icon } from '#web/ui/icon.tsx';
import { PhoneLink } from './phone-link.tsx';
import type { PhoneView } from './phone-view.ts';

/** A quiet button that calls a number. */
export function PhoneButton({ phone }: { phone: PhoneView }) {
  return (
    <PhoneLink phone={phone} className="button button-quiet">
      {(number) => (
        <>
          <Icon name="phone" />
          <span>{number}</span>
        </>
      )}
    </PhoneLink>
  );
}
