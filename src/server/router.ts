import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Site } from '#site/site.ts';
import { withoutCallLinks } from '#site/without-call-links.ts';
import type { brochureView, BrochureView } from '#web/brochure/brochure-view.ts';
import type { RequestServices, requestServices } from '#web/request-services.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { similarVehicles } from '#services/stock/similar-vehicles.ts';
import { SiteEvents } from '#store/sites/site-events.ts';
import type { Platform } from '#platform';
import type { OpenLimiter } from './limits/limiters.ts';
import type { Metrics } from './endpoints/metrics.ts';
import { vehicleOfCarId } from './endpoints/vehicle-of-car-id.ts';
import { PlateLimit } from './limits/plate-limit.ts';
import { SenderLimit } from './limits/sender-limit.ts';
import { unavailableAsResponse } from './http/unavailable-as-response.ts';
import { vehicleOnSite } from './endpoints/vehicle-on-site.ts';

/** What the web app's server entry hands out besides React Router's own. */
interface EntryModule {
  requestServices: typeof requestServices;
  brochureView: typeof brochureView;
}

/** Who has sent a form. */
interface Sender {
  /** The client's network. */
  address: string;
  /** Whether that network is within its limit of posts; a form reports a refusal in its own page. */
  mayStore: boolean;
}

/** Of a page that is made for everybody. */
const nobody: Sender = { address: 'unknown', mayStore: true };

/** Turns a request for a page or an action into an answer, by the web app's routes. */
export class Router {
  readonly #build: () => Promise<ServerBuild>;
  readonly #platform: Platform;
  readonly #metrics: Metrics;
  readonly #leadLimit: SenderLimit;
  readonly #verificationLimit: SenderLimit;
  readonly #plateLimit: PlateLimit;
  /** Made once for each build; in development a change makes another build. */
  #handler: { build: ServerBuild; handle: RequestHandler } | undefined;

  constructor(
    build: () => Promise<ServerBuild>,
    platform: Platform,
    metrics: Metrics,
    openLimiter: OpenLimiter,
  ) {
    this.#build = build;
    this.#platform = platform;
    this.#metrics = metrics;
    const { LEADS_PER_HOUR, VERIFICATIONS_PER_HOUR, REGO_LOOKUPS_PER_HOUR } = platform.config;
    const onMisused = (site: string): void =>
      platform.log.warn({ site }, 'many networks send forms in the name of one phone or mailbox');
    this.#leadLimit = new SenderLimit(openLimiter, 'leads', LEADS_PER_HOUR, onMisused);
    this.#verificationLimit = new SenderLimit(
      openLimiter,
      'verifications',
      VERIFICATIONS_PER_HOUR,
      onMisused,
    );
    this.#plateLimit = new PlateLimit(openLimiter, REGO_LOOKUPS_PER_HOUR, (of) =>
      platform.log.warn(of, 'no more plates are looked up this hour (REGO_LOOKUPS_PER_HOUR)'),
    );
  }

  async handle(
    request: Request,
    site: Site,
    now: Date,
    sender: Sender = nobody,
  ): Promise<Response> {
    const build = await this.#build();
    const { requestServices: key } = build.entry.module as typeof build.entry.module & EntryModule;
    const context = new RouterContextProvider();
    context.set(key, unavailableAsResponse(this.services(request, site, now, sender)));
    if (this.#handler?.build !== build) {
      this.#handler = {
        build,
        handle: createRequestHandler(build, this.#platform.config.NODE_ENV),
      };
    }
    return this.#handler.handle(request, context);
  }

  /** What a brochure shows, worded as the pages are. */
  async brochureView(...vehicle: Parameters<typeof brochureView>): Promise<BrochureView> {
    const build = await this.#build();
    const { brochureView: view } = build.entry.module as typeof build.entry.module & EntryModule;
    return view(...vehicle);
  }

  /** What the loaders and actions of one request work with. */
  services(
    request: Request,
    site: Site,
    now: Date,
    { address, mayStore }: Sender = nobody,
  ): RequestServices {
    const platform = this.#platform;
    const stock = platform.index.open(site, now);
    return {
      site: withoutCallLinks(site),
      now,
      origin: new URL(request.url).origin,
      stock,
      content: () => platform.content.of(site),
      isPostcode: (text) => platform.placeOfPostcode(text) !== undefined,
      views: (vehicleId) => platform.views.of(vehicleId),
      vehicle: (slug) => vehicleOnSite(platform, site, stock, slug),
      vehicleOfCarId: (carId) => vehicleOfCarId(platform, site, stock, carId),
      vehicleById: (id) => vehicleOnSite(platform, site, stock, id),
      similar: (vehicle) => similarVehicles(platform, site, now, vehicle),
      deliveryPrice: (postcode) => platform.deliveryPrice(site, postcode),
      recordEvent: (event, vehicleId) =>
        platform.events.add({
          site_slug: site.slug,
          event,
          vehicle_id: vehicleId ?? null,
          at: new Date(),
        }),
      recordPhoneReveal: async (vehicleId) => {
        let vehicle: Vehicle | undefined;
        try {
          if (vehicleId !== undefined)
            vehicle = await vehicleOnSite(platform, site, stock, vehicleId);
          await new SiteEvents(platform.database.db, site).record('phone-reveal', vehicle);
        } catch (error) {
          platform.log.error({ err: error, site: site.slug }, 'a phone reveal was not recorded');
        }
        return vehicle;
      },
      maySubmit: async (senders) => mayStore && this.#leadLimit.allows(site.slug, senders, address),
      mayVerify: (phone) => this.#verificationLimit.allows(site.slug, [phone], address),
      noteRobot: (path) => platform.log.info({ site: site.slug, path }, 'a robot sent a form'),
      submitLead: async (submission) => {
        const stored = await platform.submitLead(site, submission);
        if (stored.isNew) this.#metrics.leadStored(site.slug);
        return stored;
      },
      hasPayments: platform.payments !== undefined,
      reserve: async (vehicle, submission) => {
        const { origin } = new URL(request.url);
        const result = await platform.reserveVehicle(site, { vehicle, submission, origin });
        if (result.ok && result.isNewLead) this.#metrics.leadStored(site.slug);
        return result;
      },
      reservation: (id) => platform.reservation(site, id),
      tradeIn: platform.tradeIn(site, now, {
        onNew: () => this.#metrics.leadStored(site.slug),
        mayLookUp: (plate) => this.#plateLimit.allows(site.slug, address, plate),
      }),
      // a request is handed on without its cookies, so nobody is known here
      visitor: undefined,
      payOnline: async (submission, what) => {
        const { origin } = new URL(request.url);
        const result = await platform.payOnline(site, { submission, origin, ...what });
        if (result.ok && result.isNewLead) this.#metrics.leadStored(site.slug);
        return result;
      },
      onlinePayment: (id) => platform.onlinePayment(site, id),
    };
  }
}
