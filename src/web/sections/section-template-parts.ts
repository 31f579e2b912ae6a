import type { SectionKind } from '#site/pages/section-kinds.ts';
import type { TemplatePart } from '#web/templates/template.ts';

/** The parts of the template that sections show. */
const partsOfSections: { readonly [Kind in SectionKind]?: readonly TemplatePart[] } = {
  stock: ['ResultCard'],
  hero: ['QuickSearch'],
  'quick-search': ['QuickSearch'],
};

export function templatePartsOf(kind: SectionKind): readonly TemplatePart[] {
  return partsOfSections[kind] ?? [];
}
