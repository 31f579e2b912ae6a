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
import { applicationViews } from './application-views.ts';
import { ApplicationsSection } from './applications-section.tsx';
import { BookingsSection } from './bookings-section.tsx';
import { bookingViews } from './booking-views.ts';
import { EnquiriesSection } from './enquiries-section.tsx';
import { enquiryViews } from './enquiry-views.ts';

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
