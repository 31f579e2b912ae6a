import type { Theme } from './settings/theme.ts';

interface TemplateLook {
  /** The typeface of sites that choose none. */
  typeface: Exclude<Theme['typeface'], 'template'>;
  /** The colour of links and of what is lettered like one. */
  links: 'brand' | 'ink';
  /** Whether the search page can show its vehicles as a table too. */
  hasIndex: boolean;
}

/** The templates. `template-registry.ts` registers their code. */
export const templates = {
  harbour: { typeface: 'grotesk', links: 'brand', hasIndex: false },
  paddock: { typeface: 'condensed', links: 'brand', hasIndex: false },
  gallery: { typeface: 'editorial', links: 'ink', hasIndex: true },
} as const satisfies Record<string, TemplateLook>;

export type TemplateName = keyof typeof templates;

// the keys of an object have the type string
export const templateNames = Object.keys(templates) as TemplateName[];
