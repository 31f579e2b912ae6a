import type { Theme } from './settings/theme.ts';

interface TemplateLook {
  /** The typeface of sites that choose none. */
  typeface: Exclude<Theme['typeface'], 'template'>;
  /** The colour of links and of what is lettered like one. */
  links: 'brand' | 'ink';
  /** The names of the two ways to show a search's vehicles, as pictures and as a list; undefined if there is only one. */
  layouts: { pictures: string; list: string } | undefined;
}

/** The templates. `template-registry.ts` registers their code. */
export const templates = {
  harbour: { typeface: 'grotesk', links: 'brand', layouts: undefined },
  paddock: {
    typeface: 'condensed',
    links: 'brand',
    layouts: { pictures: 'Grid', list: 'List' },
  },
  gallery: { typeface: 'editorial', links: 'ink', layouts: { pictures: 'Plates', list: 'Index' } },
} as const satisfies Record<string, TemplateLook>;

export type TemplateName = keyof typeof templates;

// the keys of an object have the type string
export const templateNames = Object.keys(templates) as TemplateName[];
