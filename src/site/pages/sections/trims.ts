import { z } from 'zod';
import { heading, link, sectionProps } from '#site/pages/section-schema.ts';
import { line } from '#site/settings/text.ts';

/** What a trim has of a feature: yes, no, or words such as `17-inch alloy`. */
const value = z.union([z.boolean(), line]);

/** The trims of a model side by side. More than four would not fit on a phone. */
export const trims = sectionProps({
  ...heading,
  trims: z
    .array(
      z.strictObject({
        name: line,
        price: line.optional().describe('with its basis: From $32,990 drive away'),
        link: link.optional(),
      }),
    )
    .min(2)
    .max(4),
  features: z
    .array(
      z.strictObject({
        label: line,
        values: z.array(value).min(2).max(4).describe('one for each trim, in their order'),
      }),
    )
    .min(1)
    .max(60),
}).check(({ value: { trims: columns, features }, issues }) => {
  features.forEach(({ values }, at) => {
    if (values.length === columns.length) return;
    issues.push({
      code: 'custom',
      input: values,
      path: ['features', at, 'values'],
      message: `must have ${columns.length} values, one for each trim`,
    });
  });
});
