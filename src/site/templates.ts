import type { Theme } from './settings/theme.ts';

/** The templates, each with its typeface, for sites that choose none. `template-registry.ts` registers their code. */
export const templates = {
  harbour: { typeface: 'grotesk' },
  paddock: { typeface: 'condensed' },
} as const satisfies Record<string, { typeface: Exclude<Theme['typeface'], 'template'> }>;

export type TemplateName = keyof typeof templates;

// the keys of an object have the type string
export const templateNames = Object.keys(templates) as TemplateName[];
