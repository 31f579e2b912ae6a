import '#web/ui/message-page.css';
import { useEffect, useState } from 'react';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { useSite } from '#web/site/use-site.ts';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { PendingLead } from './lead/pending-lead.ts';
import { recordPendingLead } from './lead/record-pending-lead.ts';

export const handle: TrailHandle = { crumb: 'Thank you' };

export const meta = unlistedMeta('Thank you');

export default function SuccessRoute() {
  const { slug, name, phone, vehicleType } = useSite();
  const [lead, setLead] = useState<PendingLead>();
  useEffect(() => {
    const arrived = recordPendingLead(slug);
    if (!arrived) return undefined;
    const timer = setTimeout(setLead, 0, arrived);
    return () => clearTimeout(timer);
  }, [slug]);
  const { vehicle, thanks } = lead ?? {};
  return (
    <div className="message-page">
      <span className="message-mark">
        <Icon name="check" />
      </span>
      <AnswerHeading text={thanks?.title ?? 'Thank you, your enquiry is with us'} />
      <p>
        {thanks?.text ?? `The team at ${name} has your details and will be in touch.`}
        {phone && (
          <>
            {' '}
            If it is urgent, call us on <PhoneLink phone={phone} />.
          </>
        )}
      </p>
      <p className="message-links">
        <a href="/search" className="button button-action">
          Keep looking at {vehicleType.plural}
        </a>
        {vehicle ? (
          <a href={`/cars/${vehicle.slug}`} className="button button-quiet">
            Back to the {vehicle.name}
          </a>
        ) : (
          <a href="/" className="button button-quiet">
            Home page
          </a>
        )}
      </p>
    </div>
  );
}
