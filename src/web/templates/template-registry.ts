import type { Template } from './template.ts';

/** A template's own script is fetched only on sites that use it. */
const loaders: Record<string, () => Promise<{ template: Template }>> = {
  harbour: () => import('./harbour/harbour.ts'),
  paddock: () => import('./paddock/paddock.ts'),
};

const loaded = new Map<string, Template>();

/** Makes a template ready; must have been awaited before a page of it is rendered or hydrated. */
export async function loadTemplate(name: string): Promise<void> {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (load && !loaded.has(name)) loaded.set(name, (await load()).template);
}

/** @throws when the template was not made ready */
export function templateOf(name: string): Template {
  const template = loaded.get(name);
  if (!template) throw new Error(`The template ${name} is not loaded`);
  return template;
}

// a server renders sites of every template
if (import.meta.env.SSR) await Promise.all(Object.keys(loaders).map(loadTemplate));
