import { line } from '#site/settings/text.ts';
import { sectionProps } from '#site/pages/section-schema.ts';

/** A manufacturer with its logo, banner and description, and links to its stock and models. */
export const brandHead = sectionProps({
  brand: line.describe("the manufacturer's slug"),
});
