import { useEffect } from 'react';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { recordEvent } from '#web/visit/record-event.ts';
import { takePendingLead } from './pending-lead.ts';

export const meta = () => [{ title: 'Thank you' }, { name: 'robots', content: 'noindex' }];

export default function SuccessRoute() {
  const { slug, name, phone, vehicleType } = useSite();
  useEffect(() => {
    const lead = takePendingLead(slug);
    if (lead?.event) recordEvent(lead.event);
  }, [slug]);
  return (
    <div className="message-page">
      <span className="message-mark">
        <Icon name="check" />
      </span>
      <h1>Thank you, your enquiry is with us</h1>
      <p>
        The team at {name} has your details and will be in touch.
        {phone && (
          <>
            {' '}
            If it is urgent, call us on <a href={phone.href}>{phone.text}</a>.
          </>
        )}
      </p>
      <p className="message-links">
        <a href="/search" className="button button-action">
          Keep looking at {vehicleType.plural}
        </a>
        <a href="/" className="button button-quiet">
          Home page
        </a>
      </p>
    </div>
  );
}
