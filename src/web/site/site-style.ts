import type { Theme } from '#site/settings/theme.ts';
import { type TemplateName, templates } from '#site/templates.ts';
import { themeVariables } from '#site/theme/theme-variables.ts';
import { typefaceOf } from './typefaces.ts';

/**
 * Styles by theme. A theme object belongs to one version of one site's settings, so it also determines the template.
 */
const styles = new WeakMap<Theme, string>();

/** A site's theme as CSS: its fonts, and its colours as custom properties. */
export function siteStyle(theme: Theme, template: TemplateName): string {
  let style = styles.get(theme);
  if (style === undefined) {
    style = themeStyle(theme, template);
    styles.set(theme, style);
  }
  return style;
}

function themeStyle(theme: Theme, template: TemplateName): string {
  const { display, body, faces } = typefaceOf(theme, template);
  const variables = {
    ...themeVariables(theme),
    ...(templates[template].links === 'ink' && { '--brand-text': 'var(--ink)' }),
    '--font-display': display,
    '--font-body': body,
  };
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `${faces}:root{${declarations.join(';')}}`;
}
