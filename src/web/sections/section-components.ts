import type { SectionKind } from '#site/pages/section-kinds.ts';
import { ModuleCache } from '#web/module-cache.ts';
import { loadTemplatePart } from '#web/templates/template-registry.ts';
import type { SectionComponent } from './section-props.ts';
import { templatePartsOf } from './section-template-parts.ts';

type AnyComponent = (props: never) => unknown;

const loaded = new ModuleCache<SectionKind, AnyComponent>();

/** The component of a kind of section; suspends until it is loaded. */
export function useSectionComponent<Kind extends SectionKind>(
  kind: Kind,
  template: string,
): SectionComponent<Kind> {
  // the component is stored under its kind
  return loaded.use(kind, () => load(kind, template)) as SectionComponent<Kind>;
}

/** Starts loading the components of sections. */
export function loadSections(kinds: readonly SectionKind[], template: string): Promise<unknown> {
  return Promise.allSettled(kinds.map((kind) => loaded.load(kind, () => load(kind, template))));
}

/** Loads a section and the parts of the template that it shows. */
async function load(kind: SectionKind, template: string): Promise<AnyComponent> {
  const parts = templatePartsOf(kind).map((part) => loadTemplatePart(template, part));
  const [component] = await Promise.all([componentOf(kind), ...parts]);
  return component;
}

async function componentOf(kind: SectionKind): Promise<AnyComponent> {
  if (kind === 'form') return (await import('./form/form.tsx')).FormSection;
  if (kind === 'configurator') {
    return (await import('./configurator/configurator.tsx')).Configurator;
  }
  return (await import('./small-sections.ts')).smallSections[kind];
}

// the server renders pages with any sections
if (import.meta.env.SSR) {
  const { smallSections } = await import('./small-sections.ts');
  // the keys of an object have the type string
  const kinds = ['form', 'configurator', ...Object.keys(smallSections)] as SectionKind[];
  await Promise.all(kinds.map((kind) => loaded.load(kind, () => componentOf(kind))));
}
