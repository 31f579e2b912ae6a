// must be imported first, before any dynamic import loads a sheet
import '#web/styles/inlined-sheets.ts';
import { use } from 'react';
import type { TemplateName } from '#site/templates.ts';
import type { Template, TemplatePart, TemplateParts, TemplatePartsHandle } from './template.ts';

type Registration = { template(): Promise<{ template: Template }> } & {
  [Part in TemplatePart]: () => Promise<Pick<TemplateParts, Part>>;
};

/**
 * A template's scripts and sheets are loaded only on sites that use it, and those of a part only by pages that show it.
 */
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
/** Parts by template and name: loaded, loading or failed. */
const parts = new Map<string, LoadedPart>();

interface LoadedPart {
  promise: Promise<TemplateParts[TemplatePart]>;
  /** Undefined until it is loaded. */
  component?: TemplateParts[TemplatePart];
  failed?: boolean;
}

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
  const entry = parts.get(`${name} ${part}`);
  // the component is stored under the name of its part
  return (entry && !entry.failed ? entry : startPart(name, part)).promise as Promise<
    TemplateParts[Part]
  >;
}

/** Parts of a template; suspends until they are loaded. */
export function useTemplateParts<Part extends TemplatePart>(
  name: string,
  ...names: Part[]
): Pick<TemplateParts, Part> {
  const components = names.map((part) => {
    const entry = parts.get(`${name} ${part}`) ?? startPart(name, part);
    return [part, entry.component ?? use(entry.promise)];
  });
  // each component is stored under the name of its part
  return Object.fromEntries(components) as Pick<TemplateParts, Part>;
}

/** Resolves when all parts that are loading have loaded or failed; awaited before hydration. */
export async function templatePartsReady(): Promise<void> {
  await Promise.allSettled([...parts.values()].map(({ promise }) => promise));
}

function startPart(name: string, part: TemplatePart): LoadedPart {
  const loading: LoadedPart = { promise: fetchPart(name, part) };
  parts.set(`${name} ${part}`, loading);
  loading.promise.then(
    (component) => (loading.component = component),
    () => (loading.failed = true),
  );
  return loading;
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

// the server renders sites of every template
if (import.meta.env.SSR) {
  const all: readonly TemplatePart[] = ['Home', 'SearchPage', 'VehiclePage', 'ResultCard'];
  const names = Object.keys(registrations);
  await Promise.all([
    ...names.map(loadTemplate),
    ...names.flatMap((name) => all.map((part) => loadTemplatePart(name, part))),
  ]);
}
