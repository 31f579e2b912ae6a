import type { Theme } from '#site/settings/theme.ts';
import { readablePaper, mix, readableOn, readableShade } from './contrast.ts';

/** CSS lengths of rounded corners. */
export const radii: Readonly<Record<Theme['radius'], string>> = {
  none: '0px',
  small: '4px',
  medium: '10px',
  large: '18px',
};

/** Converts a site's theme to CSS variables. Text has a contrast of at least 4.5:1 for any choice of colours. */
export function themeVariables(theme: Theme): Record<string, string> {
  const { brand, action, secondary = brand } = theme;
  const paper = readablePaper(theme.paper);
  const ink = readableShade(theme.ink, paper, 7);
  return {
    '--brand': brand,
    '--on-brand': readableOn(brand),
    '--brand-text': readableShade(brand, mix(paper, ink, 0.05)),
    '--brand-deep': mix(brand, '#000000', 0.35),
    '--on-brand-deep': readableOn(mix(brand, '#000000', 0.35)),
    '--brand-tint': mix(paper, brand, 0.08),
    '--action': action,
    '--on-action': readableOn(action),
    '--action-pressed': mix(action, readableOn(action) === '#ffffff' ? '#000000' : '#ffffff', 0.14),
    '--secondary': secondary,
    '--on-secondary': readableOn(secondary),
    '--secondary-text': readableShade(secondary, mix(paper, ink, 0.05)),
    '--paper': paper,
    '--surface': mix(paper, ink, 0.035),
    '--line': mix(paper, ink, 0.14),
    '--line-strong': readableShade(mix(paper, ink, 0.45), paper, 3),
    '--ink': ink,
    '--ink-soft': readableShade(mix(ink, paper, 0.3), mix(paper, ink, 0.05)),
    '--radius': radii[theme.radius],
    '--pill-radius':
      theme.radius === 'none' || theme.radius === 'small' ? radii[theme.radius] : '99px',
    '--photo-fit': theme.photos === 'fill' ? 'cover' : 'contain',
    // light even on dark paper, because white multiplied by a dark ground is dark
    '--photo-ground': theme.photos === 'studio' ? mix('#ffffff', brand, 0.06) : 'var(--surface)',
    '--photo-blend': theme.photos === 'studio' ? 'multiply' : 'normal',
  };
}
