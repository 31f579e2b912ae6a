import { type ReactNode, Suspense, useMemo } from 'react';
import { data, useActionData, useLoaderData, useNavigation } from 'react-router';
import type { CalculatorSettings } from '#domain/finance/calculator.ts';
import type { OwnTerms } from '#domain/finance/own-terms.ts';
import type { PriceDisplay } from '#domain/price/price-display.ts';
import { carFields } from '#domain/vehicle/car-fields.ts';
import { isTestDriveOnly } from '#domain/vehicle/display/card-actions.ts';
import { specificationGroup } from '#domain/vehicle/display/line-groups.ts';
import { parseTerms } from '#search/vehicle-search/address/parse-search-url.ts';
import { Calculators } from '#web/calculators/calculators.tsx';
import { type CalculatorsView, calculatorsView } from '#web/calculators/calculators-view.ts';
import { deliveryAnswer } from '#web/calculators/delivery-view.ts';
import { formClientAction } from '#web/enquiry/form/form-client-action.ts';
import { LeadForm } from '#web/enquiry/lead/lead-form.tsx';
import { leadFormAction } from '#web/enquiry/lead/lead-form-action.ts';
import { leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { vehicleFormKind } from '#web/enquiry/lead/vehicle-form-kind.ts';
import { Media } from '#web/media/media.tsx';
import { mediaView } from '#web/media/media-view.ts';
import { Video } from '#web/media/video/video.tsx';
import { PriceGauge } from '#web/gauge/price-gauge.tsx';
import { useCarryTerms } from '#web/finance/carried-terms.ts';
import { withTerms } from '#web/finance/with-terms.ts';
import { useValuation } from '#web/trade-in/valuation/use-valuation.ts';
import { requestServices } from '#web/request-services.ts';
import { packed, unpacked } from '#web/router-shortcuts/packed.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { useSite } from '#web/site/use-site.ts';
import { Trail } from '#web/ui/frame/trail.tsx';
import {
  loadTemplatePart,
  templateOf,
  useTemplateParts,
  withTemplateParts,
} from '#web/templates/template-registry.ts';
import type { Route } from './+types/vehicle-route.ts';
import type { PageActionsView, PageActionView } from './actions/page-actions-view.ts';
import { ToolRow } from './actions/tool-row.tsx';
import { VehicleToggle } from './actions/vehicle-toggle.tsx';
import { DealerComments } from './facts/dealer-comments.tsx';
import { FactTabs } from './facts/fact-tabs.tsx';
import { KeyInformation } from './facts/key-information.tsx';
import { UsedSection } from './facts/used-section.tsx';
import { EnquiryDrawer } from './enquiry/enquiry-drawer.tsx';
import { CityAnnouncement } from './frame/city-announcement.tsx';
import { BottomBar } from './frame/bottom-bar.tsx';
import { SectionBar } from './frame/section-bar.tsx';
import { StickyHeaderSlot } from './frame/sticky-header-slot.tsx';
import { LocationBlock } from './location-block.tsx';
import { pageSections } from './page-sections.ts';
import { useOwnTerms } from './quote/use-own-terms.ts';
import { useLateQuote } from './quote/use-late-quote.ts';
import { Sidebar } from './side/sidebar.tsx';
import { ViewCounter } from './side/view-counter.tsx';
import { SimilarVehicles } from './similar/similar-vehicles.tsx';
import { similarView } from './similar/similar-view.ts';
import { vehicleMeta } from './vehicle-meta.ts';
import { vehicleView } from './vehicle-view.ts';
import { RecentlyViewedStrip } from './viewed/recently-viewed-strip.tsx';
import { VehicleVisitRecorder } from './viewed/vehicle-visit-recorder.tsx';
import { viewedVehicle } from './viewed/viewed-vehicles.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { site, now, origin } = services;
  const { settings } = site;
  const vehicle = await services.vehicle(params.slug);
  if (!vehicle) throw data(null, { status: 404 });
  const terms = settings.finance.enabled ? parseTerms(url.searchParams) : undefined;
  const view = vehicleView(vehicle, settings, now, origin, terms);
  const media = mediaView(vehicle, settings);
  const postcode = url.searchParams.get('postcode');
  const delivery = settings.delivery.enabled
    ? {
        postcode: postcode ?? '',
        answer:
          postcode === null ? undefined : await deliveryAnswer(postcode, services.deliveryPrice),
      }
    : undefined;
  return {
    packedPage: packed({
      view,
      terms,
      media,
      calculators: calculatorsView(vehicle, settings, url.searchParams, now, delivery),
      viewCounter: {
        photos: media.pictures.length,
        fields: carFields(vehicle),
        views: settings.vehicle.show_views ? services.views(vehicle.id) : undefined,
      },
      awaitsQuote:
        view.estimate === undefined &&
        !isTestDriveOnly(vehicle, settings.vehicle) &&
        services.finance.awaitsQuote(vehicle),
      // the market compares sale prices, not weekly ones
      hasGauge: settings.vehicle.price_gauge && view.available && isSalePrice(view.price),
      similar: similarView(vehicle, settings),
      visited: viewedVehicle(vehicle),
      form: leadFormView(vehicleFormKind(vehicle, url), settings, now, { vehicle }),
    }),
    meta: vehicleMeta(view, media.pictures[0], vehicle, settings, origin),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const vehicle = await services.vehicle(params.slug);
  if (!vehicle) throw data(null, { status: 404 });
  return leadFormAction(request, url, vehicleFormKind(vehicle, url), { vehicle }, services);
}

export const clientAction = formClientAction;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

/** The template places the breadcrumbs beside the vehicle's name. */
export const handle = {
  hasOwnTrail: true,
  ...withTemplateParts('VehiclePage'),
} satisfies TrailHandle;

export { meta } from '#web/site/loaded-meta.ts';

export default function VehicleRoute() {
  const { packedPage } = useLoaderData<typeof loader>();
  const page = useMemo(() => unpacked(packedPage), [packedPage]);
  const { media, form, viewCounter, hasGauge, similar, visited } = page;
  const { slug, actions } = page.view;
  const [terms, setTerms] = useOwnTerms(slug, page.terms);
  const isOfPage = !page.awaitsQuote && terms === page.terms;
  const late = useLateQuote(
    slug,
    isOfPage ? undefined : withTerms(`/cars/${slug}/quote.json`, terms),
  );
  const view = {
    ...page.view,
    estimate: late.estimate ?? page.view.estimate,
    actions: financedOn(terms, actions),
  };
  const calculators = withSettings(page.calculators, late.calculator, terms);
  const valuation = useValuation();
  const answer = useActionData<typeof action>();
  const sending = useNavigation().formMethod === 'POST';
  const { slug: site, template } = useSite();
  useCarryTerms(site, terms);
  const { VehiclePage } = useTemplateParts(template, 'VehiclePage');
  const { facts } = view;
  const [picture] = media.pictures;
  const { toggle } = view.tools;
  return (
    <>
      <VehicleVisitRecorder vehicle={visited} isUsed={view.isUsed} dealership={view.dealership} />
      <VehiclePage
        // another vehicle's page must not inherit this one's state
        key={view.id}
        view={view}
        announcement={view.announcement && <CityAnnouncement announcement={view.announcement} />}
        trail={<Trail above={view.pagesAbove} here={view.title} />}
        media={
          <Media
            view={media}
            back={view.pagesAbove.at(-1)}
            hasRooms={templateOf(template).hasRooms}
            toggle={
              toggle && (
                <VehicleToggle
                  toggle={toggle}
                  vehicle={view}
                  pictureUrl={picture && `${picture.base}/480.jpg`}
                />
              )
            }
          />
        }
        side={
          <Sidebar
            view={view}
            keyInformation={deferHydration(
              <KeyInformation lines={specificationGroup('key', facts.lines)} short={facts.short} />,
            )}
            views={<ViewCounter slug={view.slug} {...viewCounter} />}
            tools={<ToolRow tools={view.tools} vehicle={view} />}
            hasCalculator={calculators.finance !== undefined}
            isEstimateLoading={late.isLoading && view.estimate === undefined}
          />
        }
        sections={<SectionBar sections={pageSections(view, calculators)} />}
        gauge={
          hasGauge && deferHydration(<PriceGauge slug={view.slug} price={view.price.amount} />)
        }
        comments={deferHydration(<DealerComments comments={facts.comments} />)}
        used={
          facts.used &&
          deferHydration(<UsedSection used={facts.used} vehicleId={view.id} lines={facts.lines} />)
        }
        facts={deferHydration(<FactTabs facts={facts} />)}
        video={media.video && deferHydration(<Video view={media.video} poster={picture} />)}
        calculators={deferHydration(
          <Calculators view={calculators} onTerms={setTerms} valuation={valuation} />,
        )}
        location={
          view.location && deferHydration(<LocationBlock location={view.location} map={view.map} />)
        }
        enquiry={deferHydration(
          <EnquiryDrawer>
            <LeadForm form={form} answer={answer} sending={sending} />
          </EnquiryDrawer>,
        )}
        similar={
          similar && deferHydration(<SimilarVehicles {...similar} loadPart={loadTemplatePart} />)
        }
        viewed={<RecentlyViewedStrip vehicleId={view.id} />}
        bars={
          <>
            <StickyHeaderSlot view={view} picture={picture} />
            <BottomBar view={view} />
          </>
        }
      />
    </>
  );
}

/**
 * Starts the finance calculator with the quote, which arrives later than the rest of the page, and applies for finance on
 * the shopper's terms.
 */
function withSettings(
  { apply, finance, ...others }: CalculatorsView,
  settings: CalculatorSettings | undefined,
  terms: OwnTerms | undefined,
): CalculatorsView {
  return {
    ...others,
    finance: finance && settings ? { ...finance, settings } : finance,
    apply: apply === undefined ? undefined : withTerms(apply, terms),
  };
}

/** Lets the finance button pass the shopper's terms on. */
function financedOn(terms: OwnTerms | undefined, actions: PageActionsView): PageActionsView {
  const ofTerms = (action: PageActionView): PageActionView =>
    action.kind === 'finance' ? { ...action, href: withTerms(action.href, terms) } : action;
  const { primary, others } = actions;
  return { ...actions, primary: primary && ofTerms(primary), others: others.map(ofTerms) };
}

function isSalePrice({ kind, amount }: PriceDisplay): boolean {
  return amount !== undefined && kind !== 'subscription';
}

/**
 * Wraps a part below the first screen in a Suspense boundary. It is rendered with the page, but hydrates separately
 * after the visible parts, so that no single task delays the response to input.
 */
function deferHydration(part: ReactNode): ReactNode {
  return <Suspense>{part}</Suspense>;
}
