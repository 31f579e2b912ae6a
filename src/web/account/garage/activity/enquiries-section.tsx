import '#web/account/garage/garage.css';
import './activity.css';
import { ActivityItem } from './activity-item.tsx';
import type { EnquiryView } from './enquiry-views.ts';

/** The enquiries that the visitor has sent. */
export function EnquiriesSection({ enquiries }: { enquiries: readonly EnquiryView[] }) {
  if (enquiries.length === 0) return null;
  return (
    <section aria-labelledby="garage-enquiries" className="stack gap-4">
      <h2 id="garage-enquiries">Enquiries</h2>
      <ul className="stack gap-4">
        {enquiries.map(({ id, title, sent, vehicle, rows, isUnfinished, isOwn }) => (
          <ActivityItem
            key={id}
            title={title}
            sent={sent}
            vehicle={vehicle}
            rows={rows}
            {...(isUnfinished && { state: { text: 'Not finished', isOpen: false } })}
          >
            {!isOwn && (
              <p className="soft small">
                Sent with your number while you weren’t signed in, so we don’t show the details
                here.
              </p>
            )}
          </ActivityItem>
        ))}
      </ul>
    </section>
  );
}
