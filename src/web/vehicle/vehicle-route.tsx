import { useMemo } from 'react';
import { data, redirect, useActionData, useLoaderData, useNavigation } from 'react-router';
import { Calculators } from '#web/calculators/calculators.tsx';
import { calculatorsView } from '#web/calculators/calculators-view.ts';
import { enquiryFormView } from '#web/enquiry/enquiry-form-view.ts';
import { EnquiryForm } from '#web/enquiry/enquiry-form.tsx';
import { notSent } from '#web/enquiry/enquiry-answer.ts';
import { vehicleEnquiry } from '#web/enquiry/vehicle-enquiry.ts';
import { requestServices } from '#web/request-services.ts';
import { packed, unpacked } from '#web/site/packed.ts';
import { useSite } from '#web/site/use-site.ts';
import { templateOf } from '#web/templates/template-registry.ts';
import type { Route } from './+types/vehicle-route.ts';
import { Gallery } from './gallery.tsx';
import { PriceBlock } from './price-block.tsx';
import { Trail } from './trail.tsx';
import { vehicleMeta } from './vehicle-meta.ts';
import { Actions, Comments, Highlights, LocationBlock, Specifications } from './vehicle-parts.tsx';
import { vehicleView } from './vehicle-view.ts';
import { ViewCounter } from './view-counter.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, now, origin, vehicle: find } = context.get(requestServices);
  const vehicle = await find(params.slug);
  if (!vehicle) throw data(null, { status: 404 });
  const view = vehicleView(vehicle, site.settings, now);
  return {
    packedView: packed(view),
    calculators: calculatorsView(vehicle, site.settings, url.searchParams),
    look: { photos: view.pictures.length, updatedAt: vehicle.updated_at },
    form: enquiryFormView(vehicle, site.settings),
    meta: vehicleMeta(view, vehicle, site.settings, origin),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const vehicle = await services.vehicle(params.slug);
  if (!vehicle) throw data(null, { status: 404 });
  const enquiry = await vehicleEnquiry(request, url, vehicle, services);
  if (!enquiry.ok) return data(enquiry.form, { status: enquiry.status });
  await services.submitLead(enquiry.submission);
  return redirect('/success', 303);
}

/** A failure on the way keeps what the shopper wrote. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const body = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error('The enquiry could not be sent', error);
    return notSent(body);
  }
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function VehicleRoute() {
  const { packedView, calculators, form, look } = useLoaderData<typeof loader>();
  const view = useMemo(() => unpacked(packedView), [packedView]);
  const answer = useActionData<typeof action>();
  const sending = useNavigation().formMethod === 'POST';
  const { VehiclePage } = templateOf(useSite().template);
  return (
    <>
      <ViewCounter slug={view.slug} {...look} />
      <VehiclePage
        view={view}
        trail={<Trail trail={view.trail} here={view.title} />}
        gallery={<Gallery key={view.id} pictures={view.pictures} thumbnails={view.available} />}
        price={<PriceBlock price={view.price} />}
        highlights={<Highlights lines={view.highlights} />}
        specifications={<Specifications view={view} />}
        comments={<Comments comments={view.comments} />}
        calculators={<Calculators key={view.id} view={calculators} />}
        location={view.location && <LocationBlock location={view.location} />}
        actions={<Actions view={view} />}
        enquiry={<EnquiryForm key={view.id} form={form} answer={answer} sending={sending} />}
      />
    </>
  );
}
