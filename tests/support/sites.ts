import { parseSiteSettings } from '#site/parse-site-settings.ts';
import type { Site } from '#site/site.ts';

const place = {
  street: '1 Station Street',
  city: 'Parramatta',
  state: 'NSW',
  postcode: '2150',
};

/** The minimal settings of a site. */
export function someSettings(
  slug: string,
  others: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    slug,
    name: `${slug} motors`,
    template: 'harbour',
    dealerships: [{ slug: `${slug}-yard`, name: `${slug} yard` }],
    locations: [
      {
        id: `${slug}-sales`,
        name: `${slug} sales`,
        slug: `${slug}-sales`,
        dealership_slug: `${slug}-yard`,
        primary: true,
        address: place,
      },
    ],
    ...others,
  };
}

export function someSite(slug: string, others: Record<string, unknown> = {}): Site {
  const parsed = parseSiteSettings(someSettings(slug, others));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return { slug, version: 1, settings: parsed.settings };
}
