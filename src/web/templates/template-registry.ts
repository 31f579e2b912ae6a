// must be imported first, before any dynamic import loads a sheet
import '#web/styles/inlined-sheets.ts';
import type { TemplateName } from '#site/templates.ts';
import { ModuleCache } from '#web/module-cache.ts';
import type { Template, TemplatePart, TemplateParts, TemplatePartsHandle } from './template.ts';

type Registration = { template(): Promise<{ template: Template }> } & {
  [Part in TemplatePart]:
    | (() => Promise<Pick<TemplateParts, Part>>)
    | (undefined extends TemplateParts[Part] ? undefined : never);
};

/**
 * A template's scripts and sheets are loaded only on sites that use it; a part's are loaded only by pages that show it.
 */
const registrations: Readonly<Record<TemplateName, Registration>> = {
  harbour: {
    template: () => import('./harbour/harbour.ts'),
    SearchPage: () => import('./harbour/search-page.tsx'),
    VehiclePage: () => import('./harbour/vehicle-page.tsx'),
    ResultCard: () => import('./harbour/result-card.tsx'),
    QuickSearch: undefined,
  },
  paddock: {
    template: () => import('./paddock/paddock.ts'),
    SearchPage: () => import('./paddock/search-page.tsx'),
    VehiclePage: () => import('./paddock/vehicle-page.tsx'),
    ResultCard: () => import('./paddock/result-card.tsx'),
    QuickSearch: undefined,
  },
  gallery: {
    template: () => import('./gallery/gallery.ts'),
    SearchPage: () => import('./gallery/search-page.tsx'),
    VehiclePage: () => import('./gallery/vehicle-page.tsx'),
    ResultCard: () => import('./gallery/result-card.tsx'),
    QuickSearch: () => import('./gallery/quick-search.tsx'),
  },
};

const templates = new Map<string, Template>();
/** Parts by template and name. */
const parts = new ModuleCache<string, TemplateParts[TemplatePart]>();

/** Loads a template. Must be awaited before a page that uses it is rendered or hydrated. */
export async function loadTemplate(name: string): Promise<void> {
  if (isTemplate(name) && !templates.has(name)) {
    templates.set(name, (await registrations[name].template()).template);
  }
}

/** @throws if the template has not been loaded */
export function templateOf(name: string): Template {
  const template = templates.get(name);
  if (!template) throw new Error(`The template ${name} is not loaded`);
  return template;
}

/**
 * The `handle` of a route whose page shows these parts. In the browser it also starts loading them, because a route's
 * module is evaluated while the page's data loads.
 */
export function withTemplateParts(...templateParts: TemplatePart[]): TemplatePartsHandle {
  if (!import.meta.env.SSR) {
    const name = document.documentElement.dataset['template'] ?? '';
    // the page reports a failure when it renders
    for (const part of templateParts) loadTemplatePart(name, part).catch(() => {});
  }
  return { templateParts };
}

/** Loads a part once, or again after a failure. */
export function loadTemplatePart<Part extends TemplatePart>(
  name: string,
  part: Part,
): Promise<TemplateParts[Part]> {
  // the component is stored under the name of its part
  return parts.load(`${name} ${part}`, () => fetchPart(name, part)) as Promise<TemplateParts[Part]>;
}

/** Parts of a template; suspends until they are loaded. */
export function useTemplateParts<Part extends TemplatePart>(
  name: string,
  ...names: Part[]
): Pick<TemplateParts, Part> {
  const components = names.map((part) => [
    part,
    parts.use(`${name} ${part}`, () => fetchPart(name, part)),
  ]);
  // each component is stored under the name of its part
  return Object.fromEntries(components) as Pick<TemplateParts, Part>;
}

/** Resolves when all parts that are loading have loaded or failed; awaited before hydration. */
export function templatePartsReady(): Promise<void> {
  return parts.settled();
}

async function fetchPart(name: string, part: TemplatePart) {
  if (!isTemplate(name)) throw new Error(`There is no template ${name}`);
  const load = registrations[name][part];
  if (!load) return undefined;
  const module: Partial<TemplateParts> = await load();
  const component = module[part];
  if (!component) throw new Error(`The template ${name} has no ${part}`);
  return component;
}

function isTemplate(name: string): name is TemplateName {
  return Object.hasOwn(registrations, name);
}

// the server renders sites of every template
if (import.meta.env.SSR) {
  const all: readonly TemplatePart[] = ['SearchPage', 'VehiclePage', 'ResultCard', 'QuickSearch'];
  const names = Object.keys(registrations);
  await Promise.all([
    ...names.map(loadTemplate),
    ...names.flatMap((name) => all.map((part) => loadTemplatePart(name, part))),
  ]);
}
