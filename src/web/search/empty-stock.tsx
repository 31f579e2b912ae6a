import '#web/ui/message-page.css';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import { useSite } from '#web/site/use-site.ts';

/** The search page of a site that lists no vehicle yet: there is nothing to filter, but somebody to ask. */
export function EmptyStock() {
  const { name, vehicleType: noun, phone } = useSite();
  return (
    <div className="message-page">
      <h1>{`No ${noun.plural} are listed here yet`}</h1>
      <p>
        {name} has not put any {noun.plural} on this website so far. Tell us what you are looking
        for, and we will get back to you.
      </p>
      <p className="message-links cluster gap-3">
        <a href="/contact" className="button button-action">
          Contact us
        </a>
        {phone && (
          <PhoneLink phone={phone} className="button button-quiet">
            {(number) => <>Call {number}</>}
          </PhoneLink>
        )}
      </p>
    </div>
  );
}
