import type { Template, TemplateLists } from './template.ts';

interface Loader {
  template(): Promise<{ template: Template }>;
  lists(): Promise<{ lists: TemplateLists }>;
}

/** A template's own script is fetched only on sites that use it, and its lists only by pages that have some. */
const loaders: Record<string, Loader> = {
  harbour: {
    template: () => import('./harbour/harbour.ts'),
    lists: () => import('./harbour/harbour-lists.ts'),
  },
  paddock: {
    template: () => import('./paddock/paddock.ts'),
    lists: () => import('./paddock/paddock-lists.ts'),
  },
};

const templates = new Map<string, Template>();
const listsOfTemplates = new Map<string, TemplateLists>();

/** Makes a template ready; must have been awaited before a page of it is rendered or hydrated. */
export async function loadTemplate(name: string): Promise<void> {
  const loader = loaderOf(name);
  if (loader && !templates.has(name)) templates.set(name, (await loader.template()).template);
}

/**
 * Makes a template's lists ready; every page but a vehicle's needs them before it is rendered or hydrated.
 * @throws when there is no such template
 */
export async function loadTemplateLists(name: string): Promise<TemplateLists> {
  const loader = loaderOf(name);
  if (loader && !listsOfTemplates.has(name)) {
    listsOfTemplates.set(name, (await loader.lists()).lists);
  }
  return templateListsOf(name);
}

/** @throws when the template was not made ready */
export function templateOf(name: string): Template {
  const template = templates.get(name);
  if (!template) throw new Error(`The template ${name} is not loaded`);
  return template;
}

/** @throws when the template's lists were not made ready */
export function templateListsOf(name: string): TemplateLists {
  const lists = listsOfTemplates.get(name);
  if (!lists) throw new Error(`The lists of the template ${name} are not loaded`);
  return lists;
}

function loaderOf(name: string): Loader | undefined {
  return Object.hasOwn(loaders, name) ? loaders[name] : undefined;
}

// a server renders sites of every template
if (import.meta.env.SSR) {
  const names = Object.keys(loaders);
  await Promise.all([...names.map(loadTemplate), ...names.map(loadTemplateLists)]);
}
