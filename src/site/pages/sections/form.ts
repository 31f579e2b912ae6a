import { z } from 'zod';
import { pageFormKinds } from '#domain/form/form-kinds.ts';
import { heading, sectionProps } from '#site/pages/section-schema.ts';

/** A form that becomes a lead. A page has one form at most. */
export const form = sectionProps({
  ...heading,
  form: z.enum(pageFormKinds),
  shows_locations: z
    .boolean()
    .default(false)
    .describe('shows addresses, phones and opening hours beside the form'),
});
