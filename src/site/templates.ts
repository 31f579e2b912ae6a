import type { Theme } from './settings/theme.ts';

/** The sections of a vehicle's page that a template may name. */
export type NamedSection = 'features' | 'history' | 'repayments' | 'similar';

interface TemplateLook {
  /** The typeface of sites that choose none. */
  typeface: Exclude<Theme['typeface'], 'template'>;
  /** The colour of links and of what is lettered like one. */
  links: 'brand' | 'ink';
  /** The names of the two ways to show a search's vehicles, as pictures and as a list; undefined if there is only one. */
  layouts: { pictures: string; list: string } | undefined;
  /** The names of a vehicle's sections in the template's own voice; others have plain ones. */
  sections: Readonly<Partial<Record<NamedSection, string>>>;
}

/** The templates. `template-registry.ts` registers their code. */
export const templates = {
  harbour: { typeface: 'grotesk', links: 'brand', layouts: undefined, sections: {} },
  paddock: {
    typeface: 'condensed',
    links: 'brand',
    layouts: { pictures: 'Grid', list: 'List' },
    sections: {},
  },
  gallery: {
    typeface: 'editorial',
    links: 'ink',
    layouts: { pictures: 'Plates', list: 'Index' },
    sections: {
      features: 'Specification',
      history: 'Provenance',
      repayments: 'By the week',
      similar: 'Nearby on the floor',
    },
  },
} as const satisfies Record<string, TemplateLook>;

export type TemplateName = keyof typeof templates;

// the keys of an object have the type string
export const templateNames = Object.keys(templates) as TemplateName[];

/** The template's own name of a vehicle's section; undefined where it has none. */
export function sectionName(template: TemplateName, section: NamedSection): string | undefined {
  const { sections }: TemplateLook = templates[template];
  return sections[section];
}
