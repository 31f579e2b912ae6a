import { line } from '#site/settings/text.ts';
import { sectionProps } from '#site/pages/section-schema.ts';

/** The vehicles that this browser has viewed last. Absent until it has viewed one, and without script. */
export const recentlyViewed = sectionProps({ title: line.default('Recently viewed') });
