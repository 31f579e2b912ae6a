import '#web/ui/message-page.css';
import './success-page.css';
import { useEffect, useState } from 'react';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { useSite } from '#web/site/use-site.ts';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { PendingLead, SentRow } from './lead/pending-lead.ts';
import { recordPendingLead } from './lead/record-pending-lead.ts';

export const handle: TrailHandle = { crumb: 'Thank you' };

export const meta = unlistedMeta('Thank you');

export default function SuccessRoute() {
  const { slug, name, phone: main, vehicleType } = useSite();
  const [lead, setLead] = useState<PendingLead>();
  useEffect(() => {
    const arrived = recordPendingLead(slug);
    if (!arrived) return undefined;
    const timer = setTimeout(setLead, 0, arrived);
    return () => clearTimeout(timer);
  }, [slug]);
  const { vehicle, thanks, calendar, sent = [], phone = main } = lead ?? {};
  const appointment = sent.find((row) => row.name === 'appointment')?.value;
  return (
    <div className="message-page">
      <span className="message-mark">
        <Icon name="check" />
      </span>
      <AnswerHeading text={thanks?.title ?? 'Thank you, your enquiry is with us'} />
      <p>
        {appointment !== undefined && (
          <>
            You asked for <strong>{appointment}</strong>.{' '}
          </>
        )}
        {thanks?.text ??
          (appointment === undefined
            ? `The team at ${name} has your details and will be in touch.`
            : `The team at ${name} will be in touch to confirm the time.`)}
        {phone && (
          <>
            {' '}
            If it is urgent, call us on <PhoneLink phone={phone} />.
          </>
        )}
      </p>
      {calendar !== undefined && (
        <p className="message-links cluster">
          <a href={calendar} download className="button button-quiet">
            <Icon name="calendar" />
            Add it to my calendar
          </a>
        </p>
      )}
      {sent.length > 0 && <SentList rows={sent} vehicle={vehicle?.name} />}
      <p className="message-links cluster gap-3">
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

/** Repeats what was sent, so that the shopper can see that nothing is missing. */
function SentList({ rows, vehicle }: { rows: readonly SentRow[]; vehicle: string | undefined }) {
  return (
    <section className="success-sent" aria-labelledby="success-sent-title">
      <h2 id="success-sent-title" className="large">
        What you sent
      </h2>
      <dl>
        {vehicle !== undefined && (
          <div>
            <dt className="soft">About</dt>
            <dd>{vehicle}</dd>
          </div>
        )}
        {rows.map(({ name: key, label, value }) => (
          <div key={key}>
            <dt className="soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
