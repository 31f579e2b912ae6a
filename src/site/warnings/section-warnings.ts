import { chosenLocations } from '#domain/dealership/chosen-locations.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import type { Section } from '#site/pages/section-kinds.ts';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** What sections can name besides locations: slugs of manufacturers and models in the site's content. */
export interface NamedContent {
  brands: ReadonlySet<string>;
  models: ReadonlySet<string>;
}

interface Reference {
  /** The property with the name: `location`, `people[2].location`. */
  property: string;
  kind: 'location' | 'brand' | 'model';
  name: string | undefined;
}

/** Warns about sections that stay empty because they name a location, manufacturer or model that the site does not have. */
export function sectionWarnings(
  pages: readonly Pick<PageDocument, 'path' | 'content'>[],
  settings: Pick<SiteSettings, 'locations'>,
  { brands, models }: NamedContent,
): SchemaFault[] {
  const known = {
    location: new Set(settings.locations.map(({ id }) => id)),
    brand: brands,
    model: models,
  };
  const faultsIn = (section: Section): SchemaFault[] => [
    ...referencesIn(section)
      .filter(({ kind, name }) => name !== undefined && !known[kind].has(name))
      .map(({ property, kind, name }) => ({
        path: property,
        message: `names the ${kind} ${name}, which the site does not have`,
      })),
    ...choiceFaults(section, settings),
  ];
  return pages.flatMap(({ path: page, content }) =>
    content.flatMap((section, index) =>
      faultsIn(section).map(({ path, message }) => ({
        path: `${page}: content[${index}].props.${path}`,
        message,
      })),
    ),
  );
}

function referencesIn({ type, props }: Section): Reference[] {
  switch (type) {
    case 'map':
    case 'reviews':
      return [{ property: 'location', kind: 'location', name: props.location }];
    case 'team':
      return props.people.map(({ location }, index) => ({
        property: `people[${index}].location`,
        kind: 'location',
        name: location,
      }));
    case 'locations':
      return [...named('include', props.include), ...named('exclude', props.exclude)];
    case 'brand-head':
    case 'models':
      return [{ property: 'brand', kind: 'brand', name: props.brand }];
    case 'model-head':
    case 'configurator':
      return [{ property: 'model', kind: 'model', name: props.model }];
    default:
      return [];
  }
}

function named(property: string, ids: readonly string[]): Reference[] {
  return ids.map((name, index) => ({ property: `${property}[${index}]`, kind: 'location', name }));
}

function choiceFaults({ type, props }: Section, { locations }: Pick<SiteSettings, 'locations'>) {
  return type === 'locations' && chosenLocations(locations, props).length === 0
    ? [{ path: 'show', message: 'chooses no location of the site, so the section is left out' }]
    : [];
}
