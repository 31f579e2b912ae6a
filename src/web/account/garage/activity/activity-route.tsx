import '#web/account/garage/garage.css';
import './activity.css';
import { useLoaderData } from 'react-router';
import { GarageFrame } from '#web/account/garage/garage-frame.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { garageTitle } from '#web/account/garage/garage-title.ts';
import { signedIn } from '#web/account/signed-in.ts';
import { visitorPage, type VisitorPageHandle } from '#web/account/visitor-page.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import type { Route } from './+types/activity-route.ts';
import { activityFacts } from './activity-facts.ts';
import { applicationViews, type ApplicationView } from './application-views.ts';
import { BookingsSection } from './bookings-section.tsx';
import { bookingViews } from './booking-views.ts';
import { enquiryViews, type EnquiryView } from './enquiry-views.ts';
import { ActivityItem } from './activity-item.tsx';

export const handle: TrailHandle & VisitorPageHandle = { ...visitorPage, crumb: 'My garage' };

/** `/my-garage/activity`: what a signed-in visitor has sent to the dealer, and what has come of it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const visitor = signedIn(services, url, 'my-garage');
  const { settings } = services.site;
  const activity = await services.garage.activity(visitor);
  const facts = await activityFacts(activity, services);
  return {
    title: garageTitle(visitor),
    bookings: bookingViews(activity, facts),
    applications: applicationViews(activity, facts, settings),
    enquiries: enquiryViews(activity, facts),
  };
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = unlistedMeta('My enquiries');

export default function ActivityRoute() {
  const { title, bookings, applications, enquiries } = useLoaderData<typeof loader>();
  const isEmpty = bookings.length + applications.length + enquiries.length === 0;
  return (
    <GarageFrame title={title} here="/my-garage/activity">
      {isEmpty && (
        <p>
          Nothing sent yet. Enquiries, reservations and finance applications that you send with your
          number are listed here. <a href="/contact">Ask us anything</a>
        </p>
      )}
      <BookingsSection bookings={bookings} />
      <ApplicationsSection applications={applications} />
      <EnquiriesSection enquiries={enquiries} />
    </GarageFrame>
  );
}

/** The visitor's finance applications. */
function ApplicationsSection({ applications }: { applications: readonly ApplicationView[] }) {
  if (applications.length === 0) return null;
  return (
    <section aria-labelledby="garage-finance" className="stack gap-4">
      <h2 id="garage-finance">Finance applications</h2>
      <ul className="stack gap-4">
        {applications.map(({ id, state, isOpen, sent, vehicle, rows, continues }) => (
          <ActivityItem
            key={id}
            title="Finance application"
            state={{ text: state, isOpen }}
            sent={sent}
            vehicle={vehicle}
            rows={rows}
          >
            {continues && (
              <p>
                <a href={continues.href} rel="noreferrer" className="button button-action">
                  {continues.label}
                </a>
              </p>
            )}
          </ActivityItem>
        ))}
      </ul>
    </section>
  );
}

/** The enquiries that the visitor has sent. */
function EnquiriesSection({ enquiries }: { enquiries: readonly EnquiryView[] }) {
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
