import type { Theme } from '#site/settings/theme.ts';
import type { TemplateName } from '#site/site-settings.ts';
import { themeVariables } from '#site/theme/theme-variables.ts';
import { fontFaces, typefaceOf } from './typefaces.ts';

/** A theme belongs to one version of one site's settings, which name one template. */
const made = new WeakMap<Theme, string>();

/** A site's theme as CSS: its fonts, and its colours as variables that the stylesheet refers to. */
export function siteStyle(theme: Theme, template: TemplateName): string {
  let style = made.get(theme);
  if (style === undefined) {
    style = themeStyle(theme, template);
    made.set(theme, style);
  }
  return style;
}

function themeStyle(theme: Theme, template: TemplateName): string {
  const { display, body } = typefaceOf(theme, template);
  const variables = { ...themeVariables(theme), '--font-display': display, '--font-body': body };
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `${fontFaces}:root{${declarations.join(';')}}`;
}
