// before anything here is imported dynamically, and its sheets with it
import '#web/styles/sheets-of-document.ts';
import { use } from 'react';
import type { TemplateName } from '#site/site-settings.ts';
import type { Template, TemplatePart, TemplateParts, TemplatePartsHandle } from './template.ts';

type Registration = { template(): Promise<{ template: Template }> } & {
  [Part in TemplatePart]: () => Promise<Pick<TemplateParts, Part>>;
};

/** Scripts and sheets of a template are fetched only on sites that use it, and those of a part only by pages with it. */
const registrations: Readonly<Record<TemplateName, Registration>> = {
  harbour: {
    template: () => import('./harbour/harbour.ts'),
    Home: () => import('./harbour/home.tsx'),
    SearchPage: () => import('./harbour/search-page.tsx'),
    VehiclePage: () => import('./harbour/vehicle-page.tsx'),
    ResultCard: () => import('./harbour/result-card.tsx'),
  },
  paddock: {
    template: () => import('./paddock/paddock.ts'),
    Home: () => import('./paddock/home.tsx'),
    SearchPage: () => import('./paddock/search-page.tsx'),
    VehiclePage: () => import('./paddock/vehicle-page.tsx'),
    ResultCard: () => import('./paddock/result-card.tsx'),
  },
};

const templates = new Map<string, Template>();
/** By template and part: fetched, being fetched, or failed. */
const parts = new Map<string, LoadedPart>();

interface LoadedPart {
  coming: Promise<TemplateParts[TemplatePart]>;
  /** Undefined until it has come. */
  component?: TemplateParts[TemplatePart];
  failed?: boolean;
}

/** Makes a template ready; must have been awaited before a page of it is rendered or hydrated. */
export async function loadTemplate(name: string): Promise<void> {
  if (isTemplate(name) && !templates.has(name)) {
    templates.set(name, (await registrations[name].template()).template);
  }
}

/** @throws when the template was not made ready */
export function templateOf(name: string): Template {
  const template = templates.get(name);
  if (!template) throw new Error(`The template ${name} is not loaded`);
  return template;
}

/**
 * The `handle` of a route whose page shows these parts. In the browser it also begins to fetch them: a route's module is
 * evaluated while the page's data is on its way.
 */
export function withTemplateParts(...templateParts: TemplatePart[]): TemplatePartsHandle {
  if (!import.meta.env.SSR) {
    const name = document.documentElement.dataset['template'] ?? '';
    // a failure shows with the page
    for (const part of templateParts) loadTemplatePart(name, part).catch(() => {});
  }
  return { templateParts };
}

/** Fetches a part, once, or again after a failure. */
export function loadTemplatePart<Part extends TemplatePart>(
  name: string,
  part: Part,
): Promise<TemplateParts[Part]> {
  const known = parts.get(`${name} ${part}`);
  // kept under the name of its part
  return (known && !known.failed ? known : startPart(name, part)).coming as Promise<
    TemplateParts[Part]
  >;
}

/** Parts of a template; a page that shows them appears when they are there. */
export function useTemplateParts<Part extends TemplatePart>(
  name: string,
  ...wanted: Part[]
): Pick<TemplateParts, Part> {
  const components = wanted.map((part) => {
    const known = parts.get(`${name} ${part}`) ?? startPart(name, part);
    return [part, known.component ?? use(known.coming)];
  });
  // each under the name of its part
  return Object.fromEntries(components) as Pick<TemplateParts, Part>;
}

/** All that is being fetched: before the page that a visitor came with is hydrated. */
export async function templatePartsReady(): Promise<void> {
  await Promise.allSettled([...parts.values()].map(({ coming }) => coming));
}

function startPart(name: string, part: TemplatePart): LoadedPart {
  const started: LoadedPart = { coming: fetchPart(name, part) };
  parts.set(`${name} ${part}`, started);
  started.coming.then(
    (component) => (started.component = component),
    () => (started.failed = true),
  );
  return started;
}

async function fetchPart(name: string, part: TemplatePart) {
  if (!isTemplate(name)) throw new Error(`There is no template ${name}`);
  const module: Partial<TemplateParts> = await registrations[name][part]();
  const component = module[part];
  if (!component) throw new Error(`The template ${name} has no ${part}`);
  return component;
}

function isTemplate(name: string): name is TemplateName {
  return Object.hasOwn(registrations, name);
}

// a server renders sites of every template
if (import.meta.env.SSR) {
  const all: readonly TemplatePart[] = ['Home', 'SearchPage', 'VehiclePage', 'ResultCard'];
  const names = Object.keys(registrations);
  await Promise.all([
    ...names.map(loadTemplate),
    ...names.flatMap((name) => all.map((part) => loadTemplatePart(name, part))),
  ]);
}
