import { z } from 'zod';
import { accounts } from './settings/accounts.ts';
import { announcements } from './settings/announcements.ts';
import { analytics } from './settings/analytics.ts';
import { catalogueFeeds } from './settings/catalogue-feeds.ts';
import { blog } from './settings/blog.ts';
import { content } from './settings/content.ts';
import { brand } from './settings/brand.ts';
import { dealership } from './settings/dealerships.ts';
import { delivery } from './settings/delivery.ts';
import { checkout, finance } from './settings/finance.ts';
import { financePage } from './settings/finance-page.ts';
import { forms } from './settings/forms.ts';
import { location } from './settings/locations.ts';
import { navigation, phones } from './settings/navigation.ts';
import { onlinePayment } from './settings/online-payment.ts';
import { places } from './settings/places.ts';
import { popup } from './settings/popup.ts';
import { card, price } from './settings/presentation.ts';
import { featureBanner, promotions } from './settings/promotions.ts';
import { reviews } from './settings/reviews.ts';
import { retention } from './settings/retention.ts';
import { search } from './settings/search.ts';
import { alerts } from './settings/alerts.ts';
import { signIn } from './settings/sign-in.ts';
import { searchService } from './settings/search-service.ts';
import { service } from './settings/service.ts';
import { specialHoursOf } from './settings/special-hours.ts';
import { spinToWin } from './settings/spin-to-win.ts';
import { hostName, line, slug } from './settings/text.ts';
import { theme } from './settings/theme.ts';
import { tradeIn } from './settings/trade-in.ts';
import { timeZone } from './settings/time-zone.ts';
import { vehicle } from './settings/vehicle.ts';
import { templateNames } from './templates.ts';

/** The settings without the rules of `checkRelated`, which concern several of them. */
const eachSetting = z.strictObject({
  $schema: z.string().optional(),
  slug,
  id: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'must be letters, digits, - and _')
    .optional()
    .describe('prefix for trade-in valuations in browser storage; defaults to the slug'),
  name: line,
  template: z.enum(templateNames),
  domains: z
    .array(hostName)
    .default([])
    .describe("the site's own host names; pages name the first in their metadata"),
  redirect_www: z
    .boolean()
    .default(true)
    .describe(
      'redirects www.dealer.example to the first of the domains if dealer.example is one of them, and dealer.example if www.dealer.example is; a host name that is itself one of the domains shows pages',
    ),
  tagline: line.optional(),
  description: z.string().max(500).optional().describe('for search engines'),
  vehicle_type: z
    .strictObject({ singular: line.default('car'), plural: line.default('cars') })
    .prefault({})
    .describe('what this dealer sells, in lower case'),
  time_zone: timeZone
    .default('Australia/Sydney')
    .describe("the time zone of dates in the settings; locations use their state's"),
  staff_mode: z
    .boolean()
    .default(false)
    .describe(
      "for the dealer's own staff: hides favourites and the licence numbers of dealers and repairers",
    ),
  dealerships: z.array(dealership).min(1),
  locations: z.array(location).min(1),
  search: search.prefault({}),
  search_service: searchService.prefault({}),
  catalogue_feeds: catalogueFeeds.prefault({}),
  promotions: promotions.prefault({}),
  feature_banner: featureBanner.prefault({}),
  announcements,
  popup: popup.optional(),
  card: card.prefault({}),
  price: price.prefault({}),
  vehicle: vehicle.prefault({}),
  finance: finance.prefault({}),
  finance_page: financePage.prefault({}),
  sign_in: signIn.prefault({}),
  alerts: alerts.prefault({}),
  accounts: accounts.prefault({}),
  spin_to_win: spinToWin.optional(),
  checkout: checkout.prefault({}),
  trade_in: tradeIn.prefault({}),
  service: service.prefault({}),
  online_payment: onlinePayment.prefault({}),
  delivery: delivery.prefault({}),
  forms: forms.prefault({}),
  analytics: analytics.prefault({}),
  content: content.prefault({}),
  blog: blog.prefault({}),
  reviews: reviews.prefault({}),
  retention: retention.prefault({}),
  navigation: navigation.prefault({}),
  phones: phones.prefault({}),
  brand: brand.prefault({}),
  places: places.prefault({}),
  theme: theme.prefault({}),
});

type Related = Pick<z.infer<typeof eachSetting>, 'dealerships' | 'locations' | 'places'>;

/** Checks what the settings say about each other. */
function checkRelated({
  value: { dealerships, locations, places: shared },
  issues,
}: z.core.ParsePayload<Related>): void {
  const fault = (path: PropertyKey[], input: string, message: string): void =>
    void issues.push({ code: 'custom', input, path, message });
  const known = dealerships.map((dealership) => dealership.slug);
  const ids = locations.map(({ id }) => id);
  const slugs = locations.map(({ slug }) => slug);
  locations.forEach(({ id, slug, dealership_slug, contact_detail }, index) => {
    const path = ['locations', index];
    if (ids.indexOf(id) < index) fault([...path, 'id'], id, 'is the id of another location');
    if (slugs.indexOf(slug) < index)
      fault(
        [...path, 'slug'],
        slug,
        'is the slug of another location, whose page has this address',
      );
    if (!known.includes(dealership_slug)) {
      const message = `is not a dealership of this site; use one of ${known.join(', ')}`;
      fault([...path, 'dealership_slug'], dealership_slug, message);
    }
    contact_detail.special_hours.forEach(({ location_id: other = id }, at) => {
      if (other === id) return;
      const day = [...path, 'contact_detail', 'special_hours', at, 'location_id'];
      fault(day, other, `is another location; the id of this one is ${id}`);
    });
  });
  shared.special_hours.forEach(({ location_id: id }, at) => {
    if (id === undefined || ids.includes(id)) return;
    const message = `is not a location of this site; use one of ${ids.join(', ')}`;
    fault(['places', 'special_hours', at, 'location_id'], id, message);
  });
}

/** All settings of a dealer's site: the single source of types, defaults and validation. Unknown keys are faults. */
export const siteSettings = eachSetting.check(checkRelated).transform((settings) => ({
  ...settings,
  locations: settings.locations.map(({ contact_detail: contact, ...place }) => ({
    ...place,
    contact_detail: {
      ...contact,
      special_hours: specialHoursOf(place.id, contact.special_hours, settings.places.special_hours),
    },
  })),
}));

export type SiteSettings = z.infer<typeof siteSettings>;

const {
  dealerships,
  locations,
  places: placesSettings,
  slug: siteSlug,
  domains,
  search: searchSettings,
} = eachSetting.shape;

/** Groups of settings with rules of their own, which are checked even if other settings are faulty. */
export const settingsGroups = {
  related: z.object({ dealerships, locations, places: placesSettings }).check(checkRelated),
  hosts: z.object({ slug: siteSlug, domains }),
  stock: z.object({ dealerships, search: searchSettings }),
};
